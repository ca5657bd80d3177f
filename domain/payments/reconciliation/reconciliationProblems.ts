import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems of statements, remittances and courier cash, which only staff see. */
export const RECONCILIATION_PROBLEMS = defineProblems({
  STATEMENT_NOT_OF_METHOD: {
    code: 'INVALID',
    message: /*i18n*/ 'No statements are compared for this way to pay.',
  },
  STATEMENT_EMPTY: { code: 'INVALID', message: /*i18n*/ 'The file has no row with a day and an amount.' },
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
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is no day. Write it like 2026-11-27, and check the order of day, month and year.',
  },
  STATEMENT_AMOUNT_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is no amount. Write it like 1,500.50, and check whether it is rupees or paisa.',
  },
  STATEMENT_DATES_UNCLEAR: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Choose in which order the days are written: “{cell}” in row {row} can be read in more than one way.',
  },
  STATEMENT_DAY_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has the amount “{cell}”, but no day. Enter the day, or remove the row if it sums up others.',
  },
  STATEMENT_BOTH_SIDES: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has money in and money out. If a comma split an amount, put it in quotation marks ("); otherwise write two rows.',
  },
  STATEMENT_PARTLY_REFUNDED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” does not say how much was refunded. Write two rows: the payment, and the refund with its own amount.',
  },
  STATEMENT_SIDE_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is neither CR nor DR. Correct it, or choose another column for money in or out.',
  },
  STATEMENT_SIDE_AGAINST_BALANCE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}: the balance shows that “{cell}” moved the other way. Choose the column that says whether money came in or went out, or add one with CR and DR.',
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
    message: /*i18n*/ 'This file was already loaded on {day}.',
  },
  STATEMENT_NOTHING_NEW: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'All {count} rows of this file were loaded before.',
  },
  STATEMENT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such statement.' },
  STATEMENT_ROW_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such row.' },
  ORDER_WITHOUT_PAYMENT: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'Order {number} has no such payment that is not matched yet. Enter it in the order first, then link it.',
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
      /*i18n*/ 'The amounts differ: {statedNpr} in the statement, {enteredNpr} in the order. Enter why they belong together.',
  },
  ASIDE_REASON_ASKED: { code: 'INVALID', message: /*i18n*/ 'Say what this money is.' },
  REMITTANCE_RECORDED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A remittance of {carrier} with the reference {reference} is already recorded ({recorded}). Edit or void that one, or enter another reference.',
  },
  REMITTANCE_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such remittance.' },
  REMITTANCE_CLOSED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This remittance is closed. Void it and record it again to change it.',
  },
  REMITTANCE_VOIDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This remittance is voided. Record a new one.',
  },
  REMITTANCE_DIFFERS: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The parcels less the charges come to NPR {net}, but NPR {total} arrived. Correct the parcels, the charges or the total first.',
  },
  REMITTANCE_UNSETTLED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'These parcels are not marked as delivered: {parcels}. Mark them as delivered or remove them first.',
  },
  REMITTANCE_REST_UNEXPLAINED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'NPR {rest} of this remittance is credited to no order: {parcels}. Correct these parcels, or enter the reason for this rest.',
  },
  REMITTANCE_BEFORE_ORDER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The order of parcel {named} was placed or shipped on {since}, after this day. Correct the day or remove the parcel.',
  },
  REMITTANCE_WITHOUT_PARCELS: { code: 'INVALID', message: /*i18n*/ 'Add the parcels of this remittance.' },
  REMITTANCE_TOO_LONG: {
    code: 'INVALID',
    message: /*i18n*/ 'One remittance has at most {most} parcels. Split the list into several remittances.',
  },
  REMITTANCE_PARCEL_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'The parcel {named} is in the list twice. Remove one of the two rows.',
  },
  REMITTANCE_PARCEL_UNNAMED: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the number of the order or parcel.',
  },
  PARCEL_UNNAMED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has the amount “{cell}”, but no number of an order or parcel. Enter the number, or remove the row if it sums up others.',
  },
  PARCEL_AMOUNT_FRACTION: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” has paisa. Choose the column with the amount collected, in whole rupees, and enter the charges separately.',
  },
  PARCEL_AMOUNT_RANGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Enter the amount of {named} in rupees from 0 to 20,000,000. All parcels together can be at most 20,000,000.',
  },
  REMITTANCE_DAY_AHEAD: {
    code: 'INVALID',
    message: /*i18n*/ 'The day of a remittance cannot be after today.',
  },
  NO_CASH_WITH_COURIER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The courier has no cash for this order. Check whether it was received already.',
  },
  COURIER_CASH_DIFFERS: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Couriers have {expectedNpr} for these orders, not {broughtNpr}. Record a part for each order by itself, or record a remittance.',
  },
  NOT_MARKED_DELIVERED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'This order isn’t marked as delivered, so its courier owes no cash yet. Mark it as delivered first, or do both in one step.',
  },
  COURIER_HAS_LESS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The courier has only {expectedNpr} for this order. Enter at most this amount.',
  },
  PART_NEEDS_VERSION: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Send the version of the order with a part of its cash, so that a repeated request counts once.',
  },
  COURIER_CASH_RECEIVED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The courier has already paid this cash to the store. Correct or void its remittance first.',
  },
  SEVERAL_REMITTANCES_FIT: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Several couriers have a remittance with the reference {reference}. Link it from the suggestions, or change one reference.',
  },
  REMITTANCE_LINKED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Another row of the statement is linked with this remittance. Reopen that row first.',
  },
});
