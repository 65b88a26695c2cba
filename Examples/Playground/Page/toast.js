// A sentence that answers what was done, for a while.

/** In milliseconds. */
const SHOWN = 3200;

export class Toast {
  #timer = 0;

  /** @param {HTMLElement} element A live region. */
  constructor(element) { this.element = element; }

  /** Shows a sentence; an error stays until something else is said. */
  say(sentence, isError = false) {
    clearTimeout(this.#timer);
    this.element.textContent = sentence;
    this.element.classList.toggle('error', isError);
    if (sentence && !isError) this.#timer = setTimeout(() => this.say(''), SHOWN);
  }

  /** Puts a text on the clipboard, and says whether it is there. */
  async copy(text, sentence) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(sentence);
    } catch {
      this.say('The browser keeps the clipboard closed: select the text and copy it.', true);
    }
  }
}
