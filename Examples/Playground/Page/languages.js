// The languages of the texts, in the order of `RefreshLanguage`.

const CODES = [
  'en', 'ar', 'ca', 'zh-Hans', 'zh-Hant', 'hr', 'cs', 'da', 'nl', 'fi', 'fr', 'de', 'el', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'ko',
  'ms', 'nb', 'fa', 'pl', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'es', 'sv', 'th', 'tr', 'uk', 'vi',
];

/** Fills a menu with the languages, each in its own words. */
export function fillLanguages(menu) {
  menu.replaceChildren(...CODES.map((code, index) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return Object.assign(new Option(name, index), { lang: code });
  }));
}
