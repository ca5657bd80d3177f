import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems of statements, remittances and cash with carriers, which only staff see. */
export const RECONCILIATION_PROBLEMS = defineProblems({
  STATEMENT_METHOD_NOT_SUPPORTED: {
    code: 'INVALID',
    message: /*i18n*/ 'Statements for this payment method can’t be reconciled.',
  },
  STATEMENT_EMPTY: { code: 'INVALID', message: /*i18n*/ 'The file has no row with a date and an amount.' },
  STATEMENT_TOO_LONG: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has more than {most} rows. Import a shorter period.',
  },
  STATEMENT_TOO_MANY_DAYS: { code: 'INVALID', message: /*i18n*/ 'Choose at most {most} days.' },
  STATEMENT_UNMAPPED: { code: 'INVALID', message: /*i18n*/ 'Map the columns first.' },
  STATEMENT_COLUMN_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has no column “{column}”. Map the columns again.',
  },
  STATEMENT_DAY_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is not a date. Use the format 2026-11-27, and check the order of day, month and year.',
  },
  STATEMENT_AMOUNT_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is not an amount. Use the format 1,500.50, and check whether the amount is in rupees or paisa.',
  },
  STATEMENT_DATES_UNCLEAR: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose the date format: “{cell}” in row {row} can be read in more than one way.',
  },
  STATEMENT_DAY_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has the amount “{cell}” but no date. Enter the date, or remove the row if it is a total.',
  },
  STATEMENT_BOTH_SIDES: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has both money in and money out. If a comma split one amount in two, put the amount in quotation marks ("). Otherwise, use two rows.',
  },
  STATEMENT_PARTLY_REFUNDED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” does not contain the refunded amount. Use two rows: one for the payment, one for the refund with its amount.',
  },
  STATEMENT_SIDE_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” is neither CR nor DR. Correct it, or choose another column for the direction.',
  },
  STATEMENT_SIDE_AGAINST_BALANCE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}: according to the balance, “{cell}” moved in the opposite direction. Choose the column for the direction, or add one with CR and DR.',
  },
  STATEMENT_DAY_AHEAD: {
    code: 'INVALID',
    message: /*i18n*/ 'Row {row}: {day} is in the future. Check the order of day, month and year.',
  },
  STATEMENT_PERIOD_TOO_SHORT: {
    code: 'INVALID',
    message: /*i18n*/ 'The file has rows from {from} to {to}. Enter a period that includes these days.',
  },
  STATEMENT_LOADED_BEFORE: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This file was already imported on {day}.',
  },
  STATEMENT_NOTHING_NEW: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'All {count} rows of this file have already been imported.',
  },
  STATEMENT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This statement doesn’t exist.' },
  STATEMENT_ROW_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This row doesn’t exist.' },
  ORDER_WITHOUT_PAYMENT: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'Order {number} has no unmatched payment of this kind. Record the payment on the order first, then link it.',
  },
  MULTIPLE_PAYMENTS_MATCH: {
    code: 'INVALID',
    message: /*i18n*/ 'Several payments for order {number} match. Choose one.',
  },
  PAYMENT_LINKED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Another row is already linked to this payment.',
  },
  LINK_REASON_REQUIRED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The amounts differ: {statedNpr} in the statement, {enteredNpr} in the order. Enter the reason.',
  },
  SET_ASIDE_REASON_REQUIRED: { code: 'INVALID', message: /*i18n*/ 'Enter what this money is for.' },
  REMITTANCE_RECORDED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A remittance from {carrier} with the reference {reference} is already recorded ({recorded}). Edit or void that one, or enter another reference.',
  },
  REMITTANCE_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This remittance doesn’t exist.' },
  REMITTANCE_CLOSED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This remittance is closed. To change it, void it and record it again.',
  },
  REMITTANCE_VOIDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This remittance is voided. Record a new one.',
  },
  REMITTANCE_DIFFERS: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The parcels less the charges come to NPR {net}, but NPR {total} was received. Correct the parcels, the charges or the total first.',
  },
  REMITTANCE_PARCELS_NOT_DELIVERED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'These parcels are not marked as delivered: {parcels}. Mark them as delivered or remove them first.',
  },
  REMITTANCE_REMAINDER_UNEXPLAINED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'NPR {rest} of this remittance is not credited to any order: {parcels}. Correct these parcels, or enter the reason for this amount.',
  },
  REMITTANCE_BEFORE_ORDER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The order for parcel {named} was placed or shipped on {since}, which is after this date. Correct the date or remove the parcel.',
  },
  REMITTANCE_WITHOUT_PARCELS: { code: 'INVALID', message: /*i18n*/ 'Add the parcels of this remittance.' },
  REMITTANCE_TOO_LONG: {
    code: 'INVALID',
    message:
      /*i18n*/ 'A remittance can have at most {most} parcels. Split the list into several remittances.',
  },
  DUPLICATE_REMITTANCE_PARCEL: {
    code: 'INVALID',
    message: /*i18n*/ 'Parcel {named} is listed twice. Remove one of the two rows.',
  },
  REMITTANCE_PARCEL_NUMBER_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the order or parcel number.',
  },
  PARCEL_NUMBER_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row} has the amount “{cell}” but no order or parcel number. Enter the number, or remove the row if it is a total.',
  },
  PARCEL_AMOUNT_FRACTION: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {row}, column “{column}”: “{cell}” includes paisa. Choose the column with the collected amount in whole rupees, and enter the charges separately.',
  },
  PARCEL_AMOUNT_RANGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Enter the amount for parcel {named} in rupees, from 0 to 2,00,00,000. The parcels can total at most 2,00,00,000.',
  },
  REMITTANCE_DAY_AHEAD: {
    code: 'INVALID',
    message: /*i18n*/ 'The date of a remittance can’t be in the future.',
  },
  NO_CASH_WITH_CARRIER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The courier owes no cash for this order. Check whether the store has already received the payment.',
  },
  CARRIER_CASH_MISMATCH: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Couriers owe {expectedNpr} for these orders, not {enteredNpr}. Record the partial amount for each order separately, or record a remittance.',
  },
  NOT_MARKED_DELIVERED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'This order isn’t marked as delivered, so the courier doesn’t owe any cash for it yet. Mark it as delivered first, or do both in one step.',
  },
  AMOUNT_ABOVE_CARRIER_CASH: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The courier owes only {expectedNpr} for this order. Enter at most this amount.',
  },
  PARTIAL_AMOUNT_REQUIRES_VERSION: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Send the order’s version with a partial amount, so that a repeated request does not record the amount twice.',
  },
  CARRIER_CASH_ALREADY_REMITTED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The courier has already paid this cash to the store. Correct or void the remittance first.',
  },
  MULTIPLE_REMITTANCES_MATCH: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Several couriers have a remittance with the reference {reference}. Link one from the suggestions, or change one of the references.',
  },
  REMITTANCE_LINKED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Another statement row is linked to this remittance. Reopen that row first.',
  },
});
