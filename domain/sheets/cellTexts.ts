import type { UserErrorReason } from '#domain/errors/problemTexts.ts';

/** What is wrong with a cell, by the reason why it was refused, for a list that names its row and column beside it. */
export const CELL_TEXTS: Partial<Record<UserErrorReason, string>> = {
  SHEET_CELL_DAMAGED:
    /*i18n*/ 'This cell has an error of the spreadsheet. Correct it and save the file again.',
  SHEET_CELL_LOST_LETTERS:
    /*i18n*/ 'Letters of this cell were lost. Enter them again and save the file as “CSV UTF-8”.',
  SHEET_NUMBER_SHORTENED:
    /*i18n*/ 'The spreadsheet shortened this number. Format the column as text, enter the number again and save the file.',
  SHEET_VALUE_BECAME_DATE:
    /*i18n*/ 'The spreadsheet made a date of this value. Format the column as text, enter the value again and save the file.',
};
