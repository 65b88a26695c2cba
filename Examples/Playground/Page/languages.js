// The menu of the languages of the texts.

import { CODES } from './language-codes.js';

/** Fills a menu with the languages, each in its own words. */
export function fillLanguages(menu) {
  menu.replaceChildren(...CODES.map((code, index) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return Object.assign(new Option(name, index), { lang: code });
  }));
}
