import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STOCK_PROBLEMS = defineProblems({
  LOCATION_NOT_FOUND: { code: 'NOT_FOUND', message: 'This location doesn’t exist.' },
  TILL_LOCATION_MISSING: { code: 'INVALID', message: 'Choose the shop of this sale.' },
  LOCATION_NAME_TAKEN: { code: 'INVALID', message: 'Another location has this name.' },
  CANNOT_DEACTIVATE_MAIN_LOCATION: {
    code: 'NOT_ALLOWED',
    message: 'The store’s first location always stays in use and serves orders. You can rename it.',
  },
  LOCATION_HAS_STOCK: {
    code: 'NOT_ALLOWED',
    message: 'This location still has stock: {count}. Move it first.',
  },
  LOCATION_HAS_OPEN_DOCUMENTS: {
    code: 'NOT_ALLOWED',
    message: 'This location has open transfers or stock-takes. Complete them first.',
  },
  LOCATIONS_INCOMPLETE: { code: 'INVALID', message: 'List every location exactly once.' },
  TOO_MANY_LOCATIONS: { code: 'TOO_MANY', message: 'A store can have at most {most} locations.' },
  SKU_NOT_FOUND: { code: 'NOT_FOUND', message: 'No variant has the SKU {sku}.' },
  CODE_NOT_FOUND: { code: 'NOT_FOUND', message: 'No variant has the code {code}.' },
  EXPECTED_STOCK_MISMATCH: {
    code: 'CONFLICT',
    message: 'The stock is now {stock}, not {expected}. Check it again.',
  },
  STOCK_OUT_OF_BOUNDS: {
    code: 'INVALID',
    message: 'A location’s stock of a variant must be from {least} to {most}.',
  },
  LOCATION_REQUIRED: {
    code: 'INVALID',
    message: 'Several locations stock this variant: {locations}. Choose the location of the quantity.',
  },
  DUPLICATE_ROW: {
    code: 'INVALID',
    message: 'Row {first} of this request has already changed the same stock. Send each change once.',
  },
  STOCK_TOO_HIGH: { code: 'INVALID', message: 'A location’s stock of a variant can be at most {most}.' },
  STOCK_REASON_REQUIRES_NOTE: {
    code: 'INVALID',
    message: 'Enter the reason for the stock change in the note.',
  },
  QUANTITY_OR_DELTA: { code: 'INVALID', message: 'Send exactly one of quantity and delta.' },
  TOO_MANY_ROWS: { code: 'INVALID', message: 'Send 1 to {most} rows.' },
  INSUFFICIENT_STOCK_AT_LOCATION: {
    code: 'OUT_OF_STOCK',
    message: 'The stock of {sku} at {location} is {count}.',
  },
  SAME_LOCATION: { code: 'INVALID', message: 'Choose another destination.' },
  SKU_ON_TWO_LINES: { code: 'INVALID', message: 'This variant is already on another line.' },
  TRANSFER_NOT_FOUND: { code: 'NOT_FOUND', message: 'This transfer doesn’t exist.' },
  TRANSFER_NOT_DRAFT: { code: 'NOT_ALLOWED', message: 'This transfer is no longer a draft.' },
  TRANSFER_NOT_SENT: { code: 'NOT_ALLOWED', message: 'This transfer is not in transit.' },
  TRANSFER_CLOSED: { code: 'NOT_ALLOWED', message: 'This transfer is closed.' },
  TRANSFER_LINE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This line doesn’t exist in this transfer.' },
  STOCK_TAKE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This stock-take doesn’t exist.' },
  STOCK_TAKE_CLOSED: { code: 'NOT_ALLOWED', message: 'This stock-take is closed.' },
  ADD_OR_COUNTED: { code: 'INVALID', message: 'Send exactly one of add and counted.' },
  COUNT_BELOW_ZERO: { code: 'INVALID', message: 'Only {counted} have been counted so far.' },
  EXPECTED_COUNT_MISMATCH: {
    code: 'CONFLICT',
    message: 'Someone has counted {counted} in the meantime. Check again.',
  },
  NOT_IN_STOCK_TAKE: { code: 'INVALID', message: '{sku} is not part of this stock-take.' },
  EXPECTED_DIFFERENCES_MISMATCH: {
    code: 'CONFLICT',
    message: 'The number of variants with differences is now {count}. Check them again.',
  },
});
