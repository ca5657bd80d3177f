import { type FieldReadFunction, makeVar } from '@apollo/client';

type Language = 'en' | 'ne';

/** Language of the shop; set by `setLocale`. */
export const shopLanguage = makeVar<Language>('en');

/** True while the back office is open. Its content is shown and edited in English, whichever language is chosen. */
export const isBackOffice = makeVar(false);

/** Matches aliases that always return the English text, such as `englishName: name`. */
const ENGLISH = /^english[A-Z]/;

/**
 * Returns a product or collection text: in the Nepali shop the Nepali text (`nameNe`) if it exists, otherwise the
 * English text. The screen updates when the language changes. In the back office, editable content is in English; other
 * content, such as order lines, is in the displayed language.
 */
export function readInContentLanguage(nepaliField: string, { isEdited = true } = {}): FieldReadFunction {
  return (englishText, { field, readField }) => {
    const isNepali = shopLanguage() === 'ne' && !(isEdited && isBackOffice());
    if (!isNepali || ENGLISH.test(field?.alias?.value ?? '')) return englishText;
    return readField(nepaliField) || englishText;
  };
}
