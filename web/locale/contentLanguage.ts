import { type FieldReadFunction, makeVar } from '@apollo/client';

type Language = 'en' | 'ne';

/** Language of the shop; set by `setLocale`. */
export const shopLanguage = makeVar<Language>('en');

/** True while the back office is open. It shows and edits English content in either language. */
export const isBackOffice = makeVar(false);

/** Matches aliases that read the English text in every language, such as `englishName: name`. */
const ENGLISH = /^english[A-Z]/;

/**
 * Reads a product or collection text: in the Nepali shop the Nepali one (`nameNe`) if it exists, otherwise the
 * English one. The screen updates when the language changes. The back office shows editable content in English
 * and other content, such as order lines, as the shop does.
 */
export function inContentLanguage(nepaliField: string, { isEdited = true } = {}): FieldReadFunction {
  return (english, { field, readField }) => {
    const isNepali = shopLanguage() === 'ne' && !(isEdited && isBackOffice());
    if (!isNepali || ENGLISH.test(field?.alias?.value ?? '')) return english;
    return readField(nepaliField) || english;
  };
}
