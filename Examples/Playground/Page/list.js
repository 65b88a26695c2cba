// The rows of the phone's list, as elements: the newest first, or last where a refresh is pulled at the bottom.

const FIRST = 40;
const NAMES = ['Amara', 'Bilal', 'Chiara', 'Dmitri', 'Esi', 'Farah', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kenji', 'Leila', 'Malik', 'Nadia'];
const LINES = [
  'The tide tables are in', 'Shall we meet at the pier?', 'Two photos', 'I found the old recipe', 'Rain until four',
  'The train leaves at 7:20', 'Thank you for the book', 'See the second draft', 'A table for five', 'It works now',
];
const COLORS = 7;
/** The phone's clock, in minutes after midnight, and how much older each row is than the one above it. */
const NOW = 9 * 60 + 41, FIRST_AGE = 7, AGE = 23;

const at = (values, index) => values[((index % values.length) + values.length) % values.length];
const rest = (index, count) => ((index % count) + count) % count;

/** When the message of a row came. */
function time(index) {
  const minutes = NOW - FIRST_AGE - AGE * index;
  if (index < 0) return 'now';
  return minutes < 0 ? 'Yesterday' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export class List {
  #first = 0;
  #newer = 0;
  #older = 0;

  /** @param {HTMLOListElement} element */
  constructor(element) { this.element = element; }

  /** Empties the list; newest rows come first unless `isReversed`. */
  restart(isReversed, first) {
    this.isReversed = isReversed;
    this.#first = first;
    this.#newer = 0;
    this.#older = FIRST;
    this.element.style.setProperty('--newer', 0);
    const rows = Array.from({ length: FIRST }, (_, index) => this.#row(index));
    this.element.replaceChildren(...(isReversed ? rows.reverse() : rows));
  }

  /** Brings rows in, or takes them away when one looks back. */
  show(newer, count) {
    if (newer === this.#newer && count - newer === this.#older) return;
    // What stands above the rows stands above those that come.
    this.element.style.setProperty('--newer', this.isReversed ? 0 : newer);
    while (this.#newer < newer) this.#add(this.#row(-++this.#newer, true), !this.isReversed);
    while (this.#newer > newer) { this.#remove(!this.isReversed); this.#newer--; }
    while (this.#older < count - newer) this.#add(this.#row(this.#older++), this.isReversed);
    while (this.#older > count - newer) { this.#remove(this.isReversed); this.#older--; }
  }

  #add(row, isFirst) { isFirst ? this.element.prepend(row) : this.element.append(row); }

  #remove(isFirst) { (isFirst ? this.element.firstChild : this.element.lastChild).remove(); }

  #row(place, isNew = false) {
    const index = place + this.#first, row = document.createElement('li');
    const [avatar, name, line, when] = ['i', 'b', 'span', 'small'].map(kind => document.createElement(kind));
    name.textContent = at(NAMES, index * 5);
    avatar.textContent = name.textContent[0];
    avatar.ariaHidden = 'true';
    avatar.dataset.color = rest(index * 3, COLORS);
    name.dir = line.dir = 'auto';
    line.textContent = at(LINES, index * 7);
    when.textContent = time(index);
    if (isNew) row.className = 'new';
    row.append(avatar, name, line, when);
    // Rows that come first stand above the list, so that the others keep their place: the list is moved instead.
    if (isNew && !this.isReversed) row.style.setProperty('--place', place);
    return row;
  }
}
