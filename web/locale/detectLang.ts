const DEVANAGARI_PATTERN = /[\u0900-\u097F]/;
const LATIN_PATTERN = /[A-Za-z]/;

/**
 * Returns the `lang` of a text written by staff or shoppers if it differs from the page's language, such as a Nepali
 * review in the English shop. Screen readers then pronounce it correctly.
 */
export function detectLang(text: string | null | undefined, page: string): 'en' | 'ne' | undefined {
  if (!text) return undefined;
  if (page === 'ne') return LATIN_PATTERN.test(text) && !DEVANAGARI_PATTERN.test(text) ? 'en' : undefined;
  return DEVANAGARI_PATTERN.test(text) && !LATIN_PATTERN.test(text) ? 'ne' : undefined;
}
