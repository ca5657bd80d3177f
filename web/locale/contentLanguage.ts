import { type FieldReadFunction, makeVar } from '@apollo/client';

type Language = 'en' | 'ne';

/** The language of the shop; `setLocale` sets it. */
export const shopLanguage = makeVar<Language>('en');

/** Whether the back-office is open, which shows and edits the English texts whatever the shop speaks. */
export const isBackOffice = makeVar(false);

/** A response key that begins so asks for the English text in every language: `englishName: name`. */
const ENGLISH = /^english[A-Z]/;

/**
 * Reads an English text of a piece or a collection, and in the Nepali shop the Nepali one beside it (`nameNe`) where
 * that is written. What is on the screen follows when the language changes. The back-office shows English what it edits;
 * what it only reads, such as the pieces of an order, it shows as the shop does.
 */
export function inContentLanguage(nepaliField: string, { isEdited = true } = {}): FieldReadFunction {
  return (english, { field, readField }) => {
    const isNepali = shopLanguage() === 'ne' && !(isEdited && isBackOffice());
    if (!isNepali || ENGLISH.test(field?.alias?.value ?? '')) return english;
    return readField(nepaliField) || english;
  };
}
