// The trace of a control as a table, one of whose rows is the present one.

/** The columns of a trace, in their order. The place of the finger is in no recording. */
const COLUMNS = ['time', 'finger', 'offset', 'pull', 'state', 'added', 'effects'];
const HIDDEN = COLUMNS.indexOf('finger');
const LINE = /^\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)(?:\s+(.*))?$/;
const PAGE = 10;

export class ReportTable {
  #table;
  #rows = [];
  #steps = [];
  #current = -1;
  /** Called with the step of a row that was chosen. */
  onChoose = () => {};

  /** @param {HTMLTableElement} table In a box that scrolls. */
  constructor(table) {
    this.#table = table;
    table.createTHead().append(cells('th', COLUMNS));
    table.createTBody();
    table.addEventListener('click', event => this.#choose(this.#rows.indexOf(event.target.closest('tbody tr'))));
    table.addEventListener('keydown', event => this.#press(event));
  }

  /** Shows a course; answers the line of its states. */
  fill({ text, steps }) {
    const lines = text.split('\n').slice(1, -2);
    this.#steps = steps;
    this.#current = -1;
    this.#rows = lines.map(line => {
      const row = cells('td', LINE.exec(line).slice(1));
      row.tabIndex = -1;
      row.ariaSelected = 'false';
      return row;
    });
    this.#table.tBodies[0].replaceChildren(...this.#rows);
    return text.split('\n').at(-2).replace(/^states\s+/, '');
  }

  /** Marks the row of a step, the last that is not after it. */
  show(step) {
    let row = this.#steps.findLastIndex(first => first <= step);
    row = Math.max(0, row);
    if (row === this.#current || this.#rows.length === 0) return;
    this.#mark(this.#current, false);
    this.#current = row;
    this.#mark(row, true);
    // In its own box only: the page stays where it is.
    const box = this.#table.parentElement, element = this.#rows[row], head = this.#table.tHead.offsetHeight;
    const top = element.offsetTop - head, end = element.offsetTop + element.offsetHeight - box.clientHeight;
    box.scrollTop = Math.max(end, Math.min(box.scrollTop, top));
  }

  #mark(row, isCurrent) {
    const element = this.#rows[row];
    if (!element) return;
    element.ariaSelected = String(isCurrent);
    element.tabIndex = isCurrent ? 0 : -1;
  }

  #choose(row, isFocused = false) {
    if (row < 0 || row >= this.#rows.length) return;
    this.onChoose(this.#steps[row]);
    if (isFocused) this.#rows[row].focus({ preventScroll: true });
  }

  #press(event) {
    const last = this.#rows.length - 1, { ctrlKey, metaKey, altKey } = event;
    const target = {
      ArrowUp: this.#current - 1, ArrowDown: this.#current + 1, Home: 0, End: last,
      PageUp: Math.max(0, this.#current - PAGE), PageDown: Math.min(last, this.#current + PAGE),
    }[event.key];
    if (target === undefined || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    this.#choose(target, true);
  }
}

function cells(kind, texts) {
  const row = document.createElement('tr');
  row.append(...texts.toSpliced(HIDDEN, 1).map(text => {
    const cell = document.createElement(kind);
    cell.textContent = text ?? '';
    if (kind === 'th') cell.scope = 'col';
    return cell;
  }));
  return row;
}
