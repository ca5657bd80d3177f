import { defineProblems } from '#domain/errors/defineProblems.ts';

/** What only those are told who compare statements with the ledger. */
export const RECONCILIATION_PROBLEMS = defineProblems({
  STATEMENT_NOT_OF_METHOD: {
    code: 'INVALID',
    message: /*i18n*/ 'No statements are compared for this way to pay.',
  },
  STATEMENT_EMPTY: { code: 'INVALID', message: /*i18n*/ 'The file has no row with a day and an amount.' },
  STATEMENT_TOO_LARGE: {
    code: 'INVALID',
    message: /*i18n*/ 'The file is too large: {most} characters at most. Load fewer days at once.',
  },
  STATEMENT_TOO_LONG: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has more than {most} rows. Load fewer days at once.',
  },
  STATEMENT_TOO_MANY_DAYS: { code: 'INVALID', message: /*i18n*/ 'Choose at most {most} days.' },
  STATEMENT_UNMAPPED: { code: 'INVALID', message: /*i18n*/ 'Say first which column holds what.' },
  STATEMENT_COLUMN_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has no column “{column}”. Say again which column holds what.',
  },
  STATEMENT_DAY_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is no day. Check the order of day, month and year.',
  },
  STATEMENT_AMOUNT_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is no amount. Check whether it is rupees or paisa.',
  },
  STATEMENT_DAY_AHEAD: {
    code: 'INVALID',
    message: /*i18n*/ 'Row {row}: the day {day} is still to come. Check the order of day, month and year.',
  },
  STATEMENT_PERIOD_TOO_SHORT: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has rows from {from} to {to}: the days it tells of hold these at least.',
  },
  STATEMENT_LOADED_BEFORE: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This file was loaded already, on {day}.',
  },
  STATEMENT_NOTHING_NEW: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'All {count} rows of this file are here already.',
  },
  STATEMENT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such statement.' },
  STATEMENT_ROW_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such row.' },
  ORDER_WITHOUT_PAYMENT: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'The ledger of {number} has no such payment that is not matched yet. Enter it in the order first, then link it.',
  },
  SEVERAL_PAYMENTS_FIT: {
    code: 'INVALID',
    message: /*i18n*/ 'Several payments of {number} could be meant. Choose one.',
  },
  PAYMENT_LINKED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Another row is linked with this payment already.',
  },
  LINK_REASON_ASKED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The amounts differ: {statedNpr} in the statement, {enteredNpr} in the ledger. Say why they belong together.',
  },
  ASIDE_REASON_ASKED: { code: 'INVALID', message: /*i18n*/ 'Say what this money is.' },
  REMITTANCE_NOTED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A remittance of {carrier} with the reference {reference} is noted already.',
  },
  REMITTANCE_WITHOUT_PARCELS: { code: 'INVALID', message: /*i18n*/ 'Name the parcels of this remittance.' },
  REMITTANCE_TOO_LONG: { code: 'INVALID', message: /*i18n*/ 'One remittance has at most {most} parcels.' },
  REMITTANCE_PARCEL_TWICE: { code: 'INVALID', message: /*i18n*/ 'The parcel {named} is there twice.' },
  REMITTANCE_DAY_AHEAD: {
    code: 'INVALID',
    message: /*i18n*/ 'The day of a remittance cannot be after today.',
  },
});
