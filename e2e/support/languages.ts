import type { Page } from 'playwright-core';

/** Small words that sentences of one language have and those of the other do not. */
const WORDS = {
  id: 'yang dan untuk dengan kami anda atau di ke dari ini itu tidak akan kepada lewat pada saat bila jika sudah belum dapat bisa semua setiap adalah',
  en: 'the and of with your our you we for to is are in it on a an by or what how when this that be will from at us',
};

/** Texts of at least four words whose words are not of the nearest `lang`. */
export function inOtherLanguage(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const lists = {
      id: new Set(words.id.split(' ')),
      en: new Set(words.en.split(' ')),
    };
    const isWrong = (text: string, lang: string) => {
      const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      if (found.length < 4) return false;
      const count = (of: 'id' | 'en') => found.filter((word) => lists[of].has(word)).length;
      return lang === 'id' ? count('en') > count('id') : count('id') > count('en');
    };
    const langOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? '';

    const wrong: string[] = [];
    const check = (text: string, element: Element | null, where: string) => {
      if (isWrong(text, langOf(element))) wrong.push(`${langOf(element)} ${where}: ${text.trim()}`);
    };
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // An address is of no language.
      if (parent?.closest('script, style, noscript, [translate="no"]')) continue;
      check(text.textContent ?? '', parent, parent?.localName ?? '');
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        check(element.getAttribute(name) ?? '', element, name);
      }
    }
    return wrong;
  }, WORDS);
}
