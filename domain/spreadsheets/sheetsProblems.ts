import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems of CSV files, which only staff see. */
export const SHEETS_PROBLEMS = defineProblems({
  SHEET_BLANK: { code: 'INVALID', message: /*i18n*/ 'This file is empty. Choose another file.' },
  SHEET_IS_WORKBOOK: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is a workbook. Open it in Excel, save it as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_IS_PDF: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is a PDF file. Download the list as CSV, or as an Excel file that you save as “CSV UTF-8”.',
  },
  SHEET_IS_WEB_PAGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is a web page with the name of a sheet. Open it in Excel, save it as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_NOT_TEXT: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is not a CSV file. Save the list in Excel as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_LETTERS_LOST: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Some letters of this file cannot be read. Save it again as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_TOO_LARGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This file is too large: {most} bytes at most. Split it into several files, each with the names of the columns.',
  },
  SHEET_NAMES_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has values where the names of the columns should be. Add a row with the names above it.',
  },
  SHEET_COLUMN_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'The column “{column}” is there twice. Rename or remove one of the two.',
  },
  SHEET_ROW_TOO_LONG: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has {cells} cells, but only {columns} columns have names. Put a cell that holds a comma in quotation marks ("), or name each column.',
  },
  SHEET_AMOUNT_SPLIT: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}: “{cell}” seems to be one amount that its comma split into two cells. Put the amount in quotation marks (").',
  },
  SHEET_CELL_UNREADABLE: { code: 'INVALID', message: /*i18n*/ 'Row {row}, column {column}: {why}.' },
  CELL_DAMAGED: {
    code: 'INVALID',
    message: /*i18n*/ 'This cell has an error of the spreadsheet. Correct it and save the file again.',
  },
  CELL_LOST_LETTERS: {
    code: 'INVALID',
    message: /*i18n*/ 'Letters of this cell were lost. Enter them again and save the file as “CSV UTF-8”.',
  },
  CELL_SHORTENED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The spreadsheet shortened this number. Format the column as text, enter the number again and save the file.',
  },
  CELL_BECAME_DATE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The spreadsheet made a date of this value. Format the column as text, enter the value again and save the file.',
  },
  SHEET_CELL_DAMAGED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is an error of the spreadsheet. Correct the cell and save the file again.',
  },
  SHEET_CELL_LOST_LETTERS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: letters of this cell were lost. Enter them again and save the file as “CSV UTF-8”.',
  },
  SHEET_NUMBER_SHORTENED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: the spreadsheet shortened this number to “{cell}”. Format the column as text, enter the number again and save the file.',
  },
  SHEET_VALUE_BECAME_DATE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: the spreadsheet made the date “{cell}” of this value. Format the column as text, enter the value again and save the file.',
  },
});
