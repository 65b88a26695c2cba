// Swift in lines that fit, broken where a formatter of Swift breaks them.

const INDENT = '  ';

/** The lines of a statement in so many columns. What cannot be broken any further may be longer. */
export function linesOf(statement, columns, indent = '') {
  const fits = text => indent.length + text.length <= columns;
  const closure = statement.match(/^(.*\)) \{ (.*) \}$/);
  if (closure) {
    const [, call, body] = closure, head = fits(`${call} {`) ? [`${indent}${call} {`] : brokenCall(call, ' {', columns, indent);
    return [...head, ...linesOf(body, columns, indent + INDENT), `${indent}}`];
  }
  if (fits(statement)) return [indent + statement];
  const [, test, results] = statement.match(/^(.*) (\? .*)$/) ?? [];
  if (results) return [indent + test, indent + INDENT + results];
  return statement.endsWith(')') ? brokenCall(statement, '', columns, indent) : [indent + statement];
}

/** A call whose arguments stand between the lines of its parentheses: on one line, or on one each. */
function brokenCall(call, end, columns, indent) {
  const open = call.indexOf('('), name = call.slice(0, open + 1), inner = indent + INDENT;
  const [start] = name.match(/^let \w+ =/) ?? [];
  if (start && indent.length + name.length > columns) {
    return [indent + start, ...brokenCall(call.slice(start.length + 1), end, columns, inner)];
  }
  const parts = argumentsOf(call.slice(open + 1, -1)), together = parts.join(', ');
  const lines = inner.length + together.length <= columns ? [inner + together]
    : parts.flatMap((part, index) => {
      const comma = index < parts.length - 1 ? ',' : '', broken = linesOf(part, columns - comma.length, inner);
      broken[broken.length - 1] += comma;
      return broken;
    });
  return [indent + name, ...lines, `${indent})${end}`];
}

/** What stands between the commas outside of all parentheses. */
function argumentsOf(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push(''); else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim());
}

/** How many letters fit into a line of an element whose letters are equally wide. */
export function columnsOf(element) {
  const style = getComputedStyle(element), context = new OffscreenCanvas(1, 1).getContext('2d');
  context.font = `${style.fontSize} ${style.fontFamily}`;
  const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.floor((width - 0.5) * 100 / context.measureText('0'.repeat(100)).width);
}
