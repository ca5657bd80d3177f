import { defineProblems } from '#domain/errors/defineProblems.ts';

/** What only those are told who look after the pieces. */
export const CATALOG_STAFF_PROBLEMS = defineProblems({
  COLLECTION_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such collection.' },

  DESCRIPTION_MISSING: { code: 'INVALID', message: /*i18n*/ 'Describe the piece.' },
  PRICE_MISSING: { code: 'INVALID', message: /*i18n*/ 'Give the piece a price.' },
  PHOTOGRAPH_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a photograph.' },
  DESCRIPTION_AND_PHOTOGRAPH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Add a description and a photograph.',
  },
  DESCRIPTION_AND_PRICE_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a description and a price.' },
  PRICE_AND_PHOTOGRAPH_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a price and a photograph.' },
  NOTHING_READY_FOR_SALE: {
    code: 'INVALID',
    message: /*i18n*/ 'Add a description, a price and a photograph.',
  },
  METAL_WITHOUT_RATE: {
    code: 'INVALID',
    message: /*i18n*/ 'There is no rate for {metal} yet. Publish one, or give a fixed price.',
  },
  SLUG_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another piece has this address.' },
  SKU_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another piece has this SKU.' },
  SIZE_SKU_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another size has this SKU.' },
  GROSS_BELOW_NET: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The whole piece weighs no less than its metal. Enter a gross weight from the net weight on.',
  },
  BARCODE_CHECK_DIGIT: {
    code: 'INVALID',
    message: /*i18n*/ 'This barcode has a wrong digit: it should end in {digit}.',
  },
  BARCODE_TWICE: { code: 'INVALID', message: /*i18n*/ 'This barcode is there twice.' },
  BARCODE_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another size has this barcode: {sku}.' },
  RELATED_TO_ITSELF: {
    code: 'INVALID',
    message: /*i18n*/ 'A piece is not shown beside itself. Choose another.',
  },
  RELATED_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'One of the related pieces is not there any more.',
  },
  PURITY_OF_ANOTHER_METAL: {
    code: 'INVALID',
    message: /*i18n*/ 'This metal does not come in “{purity}”. Choose one of these: {purities}.',
  },
  PURITY_UNKNOWN: {
    code: 'INVALID',
    message: /*i18n*/ 'The store has no purity “{purity}”. Choose one of these: {purities}.',
  },
  MEASUREMENT_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'There is no measurement called “{kind}”.' },
  MEASUREMENT_OUT_OF_RANGE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a measurement from 0.01 mm to 2,000 mm.',
  },
  STONE_LENGTH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the length of the stone beside its width.',
  },
  STONE_WIDTH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the width of the stone beside its depth.',
  },
  MAKING_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'Give the making charge as a percentage or as a sum, not both.',
  },
  PRICE_ROW_EMPTY: { code: 'INVALID', message: /*i18n*/ 'Say what the price is: a sum, null, or a charge.' },
  PRICE_OF_SIZES: {
    code: 'INVALID',
    message: /*i18n*/ 'This is one size of several: the price is that of the piece, {sku}.',
  },
  PRODUCT_SKU_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no piece with the SKU {sku}.' },
  PRICE_TWICE: { code: 'INVALID', message: /*i18n*/ 'Give a fixed price or a making charge, not both.' },
  MAKING_UNKNOWN: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This piece never had a making charge. Give one with which its price follows the rate, 0 where it has none.',
  },
  PRICE_IS_ANOTHER: {
    code: 'CONFLICT',
    message: /*i18n*/ 'It costs {nowNpr} by now, not {expectedNpr}. Look again.',
  },
  PRICE_FAR_OFF: {
    code: 'INVALID',
    message:
      /*i18n*/ '{priceNpr} is far from the {nowNpr} that it costs today. If it is meant, send today’s price beside it, as expected.',
  },
  COMPARE_AT_OF_RATE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Only a fixed price has an earlier price beside it: one that follows the rate changes each day.',
  },
  COMPARE_AT_NOT_ABOVE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter an earlier price that is above the price.',
  },
  STOCK_TWICE: { code: 'INVALID', message: /*i18n*/ 'Give one stock or the stock of each size, not both.' },
  SIZE_UNNAMED: { code: 'INVALID', message: /*i18n*/ 'Name the size.' },
  SIZE_TWICE: { code: 'INVALID', message: /*i18n*/ 'This size is there twice.' },
  SKU_TWICE: { code: 'INVALID', message: /*i18n*/ 'This SKU is there twice.' },
  SIZE_WAS_ORDERED: {
    code: 'INVALID',
    message: /*i18n*/ 'Size {size} was ordered before and stays. Set its stock to 0 instead.',
  },
  UNSIZED_WAS_ORDERED: {
    code: 'INVALID',
    message: /*i18n*/ 'The piece without a size was ordered before and stays. Set its stock to 0 instead.',
  },
  PRODUCT_WAS_ORDERED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This piece was ordered before. Archive it instead.',
  },

  PHOTOGRAPHS_FULL: { code: 'TOO_MANY', message: /*i18n*/ 'A piece has at most {most} photographs.' },
  LAST_PHOTOGRAPH_STAYS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A piece that is for sale keeps a photograph.',
  },
  PHOTOGRAPHS_INCOMPLETE: {
    code: 'INVALID',
    message: /*i18n*/ 'Name every photograph of the piece, each once.',
  },

  VIDEO_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This piece has no video.' },

  STOCK_BELOW_ZERO: {
    code: 'OUT_OF_STOCK',
    message: /*i18n*/ 'The stock is {stock}: take away no more than that.',
  },
  STOCK_PER_SIZE: { code: 'INVALID', message: /*i18n*/ 'This piece has sizes. Give the stock of each.' },
  SIZE_REQUIRED: { code: 'INVALID', message: /*i18n*/ 'This piece has several sizes. Name one.' },
  ONE_WAY_OF_STOCK: { code: 'INVALID', message: /*i18n*/ 'Give one of stock, variants and delta.' },
  SIZES_IN_VARIANTS: { code: 'INVALID', message: /*i18n*/ 'Name the sizes in variants.' },

  AMOUNT_IMPOSSIBLE: {
    code: 'INVALID',
    message: /*i18n*/ '{name} ({sku}) cannot have that. Choose another amount.',
  },
  PRICE_CHANGE_TOO_WIDE: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'Choose fewer pieces: up to 5,000 can be changed at once.',
  },
  PREVIEW_OUTDATED: {
    code: 'CONFLICT',
    message: /*i18n*/ 'By now {count} pieces would change. Look at the preview again.',
  },

  SHEET_EMPTY: { code: 'INVALID', message: /*i18n*/ 'There is no piece in this sheet.' },
  SHEET_TOO_LONG: { code: 'INVALID', message: /*i18n*/ 'Up to {most} pieces can be taken at once.' },
  PHOTOGRAPH_ADDRESS_REFUSED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The store loads nothing from {address}. Give a public address that begins with https://.',
  },
  PHOTOGRAPH_ADDRESS_SILENT: {
    code: 'CONFLICT',
    message: /*i18n*/ '{address} could not be reached. Try again later.',
  },
  PHOTOGRAPH_ADDRESS_STATUS: {
    code: 'INVALID',
    message: /*i18n*/ '{address} answered with the error {status}. Check the address.',
  },
  PHOTOGRAPH_ADDRESS_TOO_LARGE: {
    code: 'INVALID',
    message: /*i18n*/ 'The file at {address} is too large. Use a photograph of at most 25 MB.',
  },
  PHOTOGRAPH_ADDRESS_UNUSABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The file at {address} is not a photograph that the store takes: a JPEG, PNG, WebP or AVIF of 200 pixels a side or more.',
  },
  SHEET_COLUMN_MISSING: { code: 'INVALID', message: /*i18n*/ 'The file has no column “{column}”.' },
  SHEET_VALUE_UNKNOWN: {
    code: 'INVALID',
    message:
      /*i18n*/ 'New products can have a value for category, type, metal and purity, not for “{column}”.',
  },
  SHEET_WITHOUT_SKU: { code: 'INVALID', message: /*i18n*/ 'The sheet has no column sku.' },
  SHEET_COLUMN_UNKNOWN: {
    code: 'INVALID',
    message: /*i18n*/ 'There is no column “{column}”. The template has them all.',
  },
  SHEET_SKU_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter the SKU of the product.' },
  SHEET_ROWS_DIFFER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {other} has “{earlier}” for this product. Enter the same value in all its rows, or only in the first.',
  },
  SHEET_PRICES_OF_SIZES_DIFFER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This store has one price for all sizes of a product: “{earlier}” in row {other}, “{later}” in this row. Give the sizes the same price, or make each of them a product of its own with its own SKU.',
  },
  SHEET_ADDRESSES_UNREADABLE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Enter addresses that begin with https://, separated by spaces, instead of {addresses}.',
  },
  SHEET_ADDRESSES_TOO_MANY: { code: 'INVALID', message: /*i18n*/ 'Enter at most {most} photographs.' },
  SHEET_ADDRESSES_NOT_PUBLIC: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The store loads nothing from {addresses}. Enter public addresses that begin with https://, or add these photographs later.',
  },
  SHEET_SIZE_UNNAMED: { code: 'INVALID', message: /*i18n*/ 'This piece has sizes. Name one.' },
});
