// The menu of the languages of the texts, and the texts: the WebAssembly has the English ones, and is given others when they are
// chosen.

import { CODES } from './language-codes.js';

/** How long a link waits for its texts, in milliseconds: after it, the link plays in English. */
const PATIENCE = 3000;
const ENGLISH = 0;

/** Fills a menu with the languages, each in its own words. */
export function fillLanguages(menu) {
  menu.replaceChildren(...CODES.map((code, index) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return Object.assign(new Option(name, index), { lang: code });
  }));
}

export class Texts {
  #engine;
  /** The texts that are there or on their way, by their language. */
  #fetched = new Map([[ENGLISH, Promise.resolve(true)]]);

  constructor(engine) { this.#engine = engine; }

  /** Fetches the texts of a language, once; answers whether they are there. */
  has(language) {
    if (!this.#fetched.has(language)) this.#fetched.set(language, this.#fetch(language));
    return this.#fetched.get(language);
  }

  /** Fetches the texts of a recording; answers in time whether they are there. */
  async hasAll({ settings, acts }) {
    const chosen = acts.filter(act => act.slot === 'language').map(act => act.number);
    const fetched = [settings.language ?? ENGLISH, ...chosen].map(language => this.has(language));
    const late = new Promise(resolve => { setTimeout(resolve, PATIENCE, [false]); });
    return (await Promise.race([Promise.all(fetched), late])).every(Boolean);
  }

  async #fetch(language) {
    try {
      const response = await fetch(`texts/${CODES[language]}.txt`);
      if (response.ok && this.#engine.keepTexts(language, new Uint8Array(await response.arrayBuffer()))) return true;
    } catch { /* There is no connection. */ }
    // The next time that they are asked for, they may be there.
    this.#fetched.delete(language);
    return false;
  }
}
