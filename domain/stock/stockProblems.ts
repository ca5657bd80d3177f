import { defineProblems } from '#domain/errors/defineProblems.ts';

export const STOCK_PROBLEMS = defineProblems({
  LOCATION_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such location.' },
  TILL_LOCATION_MISSING: { code: 'INVALID', message: 'Say in which shop it is sold.' },
  LOCATION_NAME_TAKEN: { code: 'INVALID', message: 'Another location has this name.' },
  MAIN_LOCATION_STAYS: {
    code: 'NOT_ALLOWED',
    message: 'The first location of the store stays in use and serves orders. It can be renamed.',
  },
  LOCATION_HOLDS_PIECES: {
    code: 'NOT_ALLOWED',
    message: 'There are still {count} pieces at this location. Move them first.',
  },
  LOCATION_AWAITS_PIECES: {
    code: 'NOT_ALLOWED',
    message: 'Transfers or stock-takes of this location are still open. End them first.',
  },
  LOCATIONS_INCOMPLETE: { code: 'INVALID', message: 'Name every location, each once.' },
  LOCATIONS_FULL: { code: 'TOO_MANY', message: 'A store has at most {most} locations.' },
  SKU_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no size with the SKU {sku}.' },
  CODE_NOT_FOUND: { code: 'NOT_FOUND', message: 'Nothing is called {code}.' },
  STOCK_IS_ANOTHER: {
    code: 'CONFLICT',
    message: 'There are {stock} by now, not {expected}. Look again.',
  },
  STOCK_OUT_OF_BOUNDS: { code: 'INVALID', message: 'A location holds {least} to {most} of a size.' },
  LOCATION_NEEDED: {
    code: 'INVALID',
    message: 'There are pieces of this size at {locations}. Say of which location the quantity is.',
  },
  DUPLICATE_ROW: {
    code: 'INVALID',
    message: 'Row {first} of this push is about the same and is done. Send each once.',
  },
  STOCK_TOO_HIGH: { code: 'INVALID', message: 'A location holds at most {most} of a size.' },
  REASON_WANTS_NOTE: { code: 'INVALID', message: 'Say in the note why the stock changes.' },
  QUANTITY_OR_DELTA: { code: 'INVALID', message: 'Give one of quantity and delta.' },
  ROWS_TOO_MANY: { code: 'INVALID', message: 'Send 1 to {most} rows.' },
  ONLY_AT_LOCATION: {
    code: 'OUT_OF_STOCK',
    message: 'There are {count} of {sku} at {location}.',
  },
  SAME_LOCATION: { code: 'INVALID', message: 'Choose another location to send to.' },
  SKU_ON_TWO_LINES: { code: 'INVALID', message: 'This size is on another line already.' },
  TRANSFER_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such transfer.' },
  TRANSFER_NOT_DRAFT: { code: 'NOT_ALLOWED', message: 'This transfer is no draft any more.' },
  TRANSFER_NOT_SENT: { code: 'NOT_ALLOWED', message: 'This transfer is not on its way.' },
  TRANSFER_OVER: { code: 'NOT_ALLOWED', message: 'This transfer is over.' },
  TRANSFER_LINE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This transfer has no such line.' },
  STOCK_TAKE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such stock-take.' },
  STOCK_TAKE_OVER: { code: 'NOT_ALLOWED', message: 'This stock-take is over.' },
  ADD_OR_COUNTED: { code: 'INVALID', message: 'Give one of add and counted.' },
  COUNT_BELOW_ZERO: { code: 'INVALID', message: 'Only {counted} were counted so far.' },
  COUNT_IS_ANOTHER: {
    code: 'CONFLICT',
    message: 'Somebody has counted {counted} meanwhile. Look again.',
  },
  NOT_IN_STOCK_TAKE: { code: 'INVALID', message: '{sku} is no part of this stock-take.' },
  DIFFERENCES_ARE_OTHERS: {
    code: 'CONFLICT',
    message: 'By now {count} sizes differ. Look at them again.',
  },
});
