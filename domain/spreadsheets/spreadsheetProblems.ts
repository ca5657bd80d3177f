import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems of CSV files, which only staff see. */
export const SPREADSHEET_PROBLEMS = defineProblems({
  SHEET_BLANK: { code: 'INVALID', message: /*i18n*/ 'This file is empty. Choose another file.' },
  SHEET_IS_WORKBOOK: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is an Excel workbook. Open it in Excel, save it as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_IS_PDF: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is a PDF file. Download the list as CSV, or as an Excel file that you save as “CSV UTF-8”.',
  },
  SHEET_IS_WEB_PAGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is a web page saved as a spreadsheet. Open it in Excel, save it as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_NOT_TEXT: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This is not a CSV file. Save the list in Excel as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_UNREADABLE_CHARACTERS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Some characters in this file are unreadable. Save the file again as “CSV UTF-8 (comma delimited)”, and choose that file.',
  },
  SHEET_TOO_LARGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This file is larger than {most} bytes. Split it into several files, each with the column names.',
  },
  SHEET_NAMES_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has values where the column names should be. Add a row with the column names above it.',
  },
  SHEET_DUPLICATE_COLUMN: {
    code: 'INVALID',
    message: /*i18n*/ 'Two columns are named “{column}”. Rename or remove one of them.',
  },
  SHEET_ROW_TOO_LONG: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has {cells} cells, but only {columns} columns have names. Put cells that contain a comma in quotation marks ("), or name every column.',
  },
  SHEET_AMOUNT_SPLIT: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}: “{cell}” looks like one amount that a comma split into two cells. Put the amount in quotation marks (").',
  },
  SHEET_CELL_UNREADABLE: { code: 'INVALID', message: /*i18n*/ 'Row {row}, column {column}: {why}.' },
  CELL_DAMAGED: {
    code: 'INVALID',
    message: /*i18n*/ 'This cell has a spreadsheet error. Correct it and save the file again.',
  },
  CELL_UNREADABLE_CHARACTERS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This cell has unreadable characters. Enter them again and save the file as “CSV UTF-8”.',
  },
  CELL_SHORTENED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The spreadsheet shortened this number. Format the column as text, enter the number again and save the file.',
  },
  CELL_BECAME_DATE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The spreadsheet turned this value into a date. Format the column as text, enter the value again and save the file.',
  },
  SHEET_CELL_DAMAGED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is a spreadsheet error. Correct the cell and save the file again.',
  },
  SHEET_CELL_UNREADABLE_CHARACTERS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: this cell has unreadable characters. Enter them again and save the file as “CSV UTF-8”.',
  },
  SHEET_NUMBER_SHORTENED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: the spreadsheet shortened this number to “{cell}”. Format the column as text, enter the number again and save the file.',
  },
  SHEET_VALUE_BECAME_DATE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: the spreadsheet turned this value into the date “{cell}”. Format the column as text, enter the value again and save the file.',
  },
});
