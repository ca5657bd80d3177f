const DEVANAGARI = /[\u0900-\u097F]/;
const LATIN = /[A-Za-z]/;

/**
 * The `lang` of what staff or shoppers wrote, where it is not the page's: a piece without a Nepali name in the Nepali
 * shop, a Nepali review in the English one. A screen reader then speaks it as it is written.
 */
export function detectLang(text: string | null | undefined, page: string): 'en' | 'ne' | undefined {
  if (!text) return undefined;
  if (page === 'ne') return LATIN.test(text) && !DEVANAGARI.test(text) ? 'en' : undefined;
  return DEVANAGARI.test(text) && !LATIN.test(text) ? 'ne' : undefined;
}
