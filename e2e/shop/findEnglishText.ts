import type { Page } from '../fixtures.ts';

/** What stays as it is in every language: the store's name, codes, addresses of the net, phones, other firms' names. */
const AS_IT_IS = [
  /Aabhushan/g,
  /\S+@\S+/g,
  /\+977[\s\d-]+|\b98[\dX]{8}\b/g,
  /\b\d+(\.\d+){3}\b/g,
  // SKU, order number, hallmark, and how diamonds are graded.
  /\b[A-Z]{2,}-([A-Z0-9]+(-[A-Z0-9]+)*)?/g,
  /\b(JW|BIS|NBSM|VS\d?|SI\d?|[D-J]-[D-J])\b/g,
  /\b(eSewa|Khalti|connectIPS|IGI|GIA|Chrome|Linux|Firefox|Safari|Windows|Mac)\b/g,
  // The cookie of the privacy policy, and what was searched for.
  /\btoken\b|“[^”]*”/g,
];

/**
 * Every text that a person reads, or hears of a part, and that is English or has Latin figures. `written` is what
 * people wrote themselves; so is what the page marks as English, also where a label or a message names it.
 */
export async function englishIn(page: Page, { written = [] }: { written?: readonly string[] } = {}) {
  const { said, marked } = await page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const marked = [...document.body.querySelectorAll('[lang="en"]')].map(
      (element) => element.getAttribute('alt') || (element.textContent ?? ''),
    );
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, [lang="en"]') || !element.checkVisibility()) continue;
      if (!element.closest('[aria-hidden="true"]'))
        for (const name of ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title'])
          texts.add(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent ?? '');
    }
    return { said: [...texts], marked };
  });
  const theirs = [...written, ...marked].sort((one, other) => other.length - one.length);
  return said.filter((text) => {
    const own = theirs.reduce((rest, part) => (part ? rest.replaceAll(part, '') : rest), text);
    const rest = AS_IT_IS.reduce((kept, pattern) => kept.replace(pattern, ''), own);
    return /[A-Za-z]{2}|[0-9]/.test(rest);
  });
}
