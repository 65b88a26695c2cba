// The rows of the phone's list, as elements: the newest first, or last where a refresh is pulled at the bottom.

const FIRST = 40;
const NAMES = ['Amara', 'Bilal', 'Chiara', 'Dmitri', 'Esi', 'Farah', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kenji', 'Leila', 'Malik', 'Nadia'];
const LINES = [
  'The tide tables are in', 'Shall we meet at the pier?', 'Two photos', 'I found the old recipe', 'Rain until four',
  'The train leaves at 7:20', 'Thank you for the book', 'See the second draft', 'A table for five', 'It works now',
];
const COLORS = ['#c4553d', '#3d7ac4', '#4f9a54', '#8a5cc0', '#c0882f', '#2f9ba0', '#b94f86'];

const at = (values, index) => values[((index % values.length) + values.length) % values.length];

export class List {
  #newer = 0;
  #older = 0;

  /** @param {HTMLOListElement} element */
  constructor(element) { this.element = element; }

  /** Empties the list; newest rows come first unless `isReversed`. */
  restart(isReversed) {
    this.isReversed = isReversed;
    this.#newer = 0;
    this.#older = FIRST;
    const rows = Array.from({ length: FIRST }, (_, index) => this.#row(index));
    this.element.replaceChildren(...(isReversed ? rows.reverse() : rows));
  }

  /** Brings rows in, or takes them away when one looks back. */
  show(newer, count) {
    if (newer === this.#newer && count - newer === this.#older) return;
    while (this.#newer < newer) this.#add(this.#row(-++this.#newer, true), !this.isReversed);
    while (this.#newer > newer) { this.#remove(!this.isReversed); this.#newer--; }
    while (this.#older < count - newer) this.#add(this.#row(this.#older++), this.isReversed);
    while (this.#older > count - newer) { this.#remove(this.isReversed); this.#older--; }
  }

  #add(row, isFirst) { isFirst ? this.element.prepend(row) : this.element.append(row); }

  #remove(isFirst) { (isFirst ? this.element.firstChild : this.element.lastChild).remove(); }

  #row(index, isNew = false) {
    const row = document.createElement('li');
    const dot = document.createElement('i'), name = document.createElement('b'), line = document.createElement('span');
    dot.style.background = at(COLORS, index * 3);
    name.dir = line.dir = 'auto';
    name.textContent = at(NAMES, index * 5);
    line.textContent = isNew ? `New: ${at(LINES, index * 7)}` : at(LINES, index * 7);
    if (isNew) row.className = 'new';
    row.append(dot, name, line);
    return row;
  }
}
