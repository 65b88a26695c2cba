// Recordings as links and as files.

import { packed, Recording, unpacked } from './recording.js';

export class Links {
  /** The link that was made here, which is not to be opened again. */
  #shared = '';

  constructor(session, toast) {
    this.session = session;
    this.toast = toast;
  }

  /** Called with the recording of a link. */
  onOpen = () => {};

  /** Called with it before; answers whether the texts of its languages are there. */
  hasTexts = async () => true;

  /** Puts a link to what was done into the address bar and on the clipboard. */
  share() {
    return this.toast.copy(this.#address(), 'The link is on the clipboard: it plays what you did.',
      'The browser keeps the clipboard closed: the link is in the address bar.');
  }

  async #address() {
    this.#shared = await packed(this.session.recording.log);
    location.replace(`#${this.#shared}`);
    return location.href;
  }

  /** The address names something else now: the way back to the link opens it. */
  forget() { this.#shared = ''; }

  /** Opens the link that the page came with; answers whether it holds a recording. */
  async open() {
    const link = location.hash.slice(1);
    if (!link || link === this.#shared) return false;
    this.forget();
    try {
      const recording = Recording.parse(await unpacked(link), this.session.engine);
      const isReadable = await this.hasTexts(recording);
      // Another link may have been opened meanwhile.
      if (link !== location.hash.slice(1)) return false;
      this.onOpen(recording);
      if (!isReadable) this.toast.say('The texts of this language could not be loaded: the link plays in English.', true);
    } catch (error) {
      this.toast.say('The link holds no recording.', true);
      console.warn(error);
      return false;
    }
    return true;
  }

  /** Saves what was done as a touch log. */
  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.session.recording.log], { type: 'text/csv' }));
    link.download = 'playground.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
