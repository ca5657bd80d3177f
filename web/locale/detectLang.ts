const DEVANAGARI = /[\u0900-\u097F]/;
const LATIN = /[A-Za-z]/;

/**
 * Returns the `lang` of a text written by staff or shoppers if it differs from the page's language, such as a Nepali
 * review in the English shop. Screen readers then pronounce it correctly.
 */
export function detectLang(text: string | null | undefined, page: string): 'en' | 'ne' | undefined {
  if (!text) return undefined;
  if (page === 'ne') return LATIN.test(text) && !DEVANAGARI.test(text) ? 'en' : undefined;
  return DEVANAGARI.test(text) && !LATIN.test(text) ? 'ne' : undefined;
}
