import type { Page } from '../fixtures.ts';

/** Text that is the same in every language: the store's name, codes, URLs, phone numbers, other companies' names. */
const UNTRANSLATED = [
  /Aabhushan/g,
  /\S+@\S+/g,
  /\+977[\s\d-]+|\b98[\dX]{8}\b/g,
  /\b\d+(\.\d+){3}\b/g,
  // SKUs, order numbers, hallmarks, and diamond grades.
  /\b[A-Z]{2,}-([A-Z0-9]+(-[A-Z0-9]+)*)?/g,
  /\b(JW|BIS|NBSM|VS\d?|SI\d?|[D-J]-[D-J])\b/g,
  /\b(eSewa|Khalti|connectIPS|IGI|GIA|Chrome|Linux|Firefox|Safari|Windows|Mac)\b/g,
  // The cookie named in the privacy policy, and quoted search terms.
  /\btoken\b|“[^”]*”/g,
];

/**
 * Returns every visible or accessible text that is English or has Latin digits. It ignores `userTexts`, which users
 * wrote, and elements marked as English, even inside labels and messages.
 */
export async function findEnglishText(
  page: Page,
  { userTexts = [] }: { userTexts?: readonly string[] } = {},
) {
  const { visibleTexts, englishTexts } = await page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const markedTexts = [...document.body.querySelectorAll('[lang="en"]')].map(
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
    return { visibleTexts: [...texts], englishTexts: markedTexts };
  });
  const ignoredTexts = [...userTexts, ...englishTexts].sort((a, b) => b.length - a.length);
  return visibleTexts.filter((text) => {
    const remainingText = ignoredTexts.reduce(
      (remainder, part) => (part ? remainder.replaceAll(part, '') : remainder),
      text,
    );
    const untranslatedText = UNTRANSLATED.reduce(
      (result, pattern) => result.replace(pattern, ''),
      remainingText,
    );
    return /[A-Za-z]{2}|[0-9]/.test(untranslatedText);
  });
}
