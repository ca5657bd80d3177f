import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems returned only to staff who manage products. */
export const CATALOG_STAFF_PROBLEMS = defineProblems({
  COLLECTION_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This collection no longer exists.' },

  DESCRIPTION_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter a description.' },
  PRICE_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter a price.' },
  PHOTO_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a photo.' },
  DESCRIPTION_AND_PHOTO_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Add a description and a photo.',
  },
  DESCRIPTION_AND_PRICE_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a description and a price.' },
  PRICE_AND_PHOTO_MISSING: { code: 'INVALID', message: /*i18n*/ 'Add a price and a photo.' },
  DESCRIPTION_PRICE_AND_PHOTO_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Add a description, a price and a photo.',
  },
  METAL_WITHOUT_RATE: {
    code: 'INVALID',
    message: /*i18n*/ 'There is no rate for {metal} yet. Publish one, or enter a fixed price.',
  },
  SLUG_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another product already has this web address.' },
  SKU_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another product already has this SKU.' },
  SIZE_SKU_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another variant already has this SKU.' },
  GROSS_BELOW_NET: {
    code: 'INVALID',
    message: /*i18n*/ 'The gross weight can’t be less than the net weight. Enter a higher gross weight.',
  },
  BARCODE_CHECK_DIGIT: {
    code: 'INVALID',
    message: /*i18n*/ 'The check digit of this barcode is wrong. It should end in {digit}.',
  },
  DUPLICATE_BARCODE: { code: 'INVALID', message: /*i18n*/ 'This barcode is listed twice.' },
  BARCODE_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Variant {sku} already has this barcode.' },
  RELATED_TO_ITSELF: {
    code: 'INVALID',
    message: /*i18n*/ 'A product can’t be related to itself. Choose another one.',
  },
  RELATED_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'One of the related products no longer exists.',
  },
  PURITY_METAL_MISMATCH: {
    code: 'INVALID',
    message: /*i18n*/ 'This metal isn’t available in “{purity}”. Choose one of these: {purities}.',
  },
  PURITY_UNKNOWN: {
    code: 'INVALID',
    message: /*i18n*/ 'The store does not offer the purity “{purity}”. Choose one of these: {purities}.',
  },
  MEASUREMENT_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'The measurement “{kind}” doesn’t exist.' },
  MEASUREMENT_OUT_OF_RANGE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a measurement from 0.01 mm to 2,000 mm.',
  },
  STONE_LENGTH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter both the length and the width of the stone.',
  },
  STONE_WIDTH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the width of the stone as well as its depth.',
  },
  MAKING_PERCENT_WITH_FIXED: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the making charge as a percentage or as an amount, not both.',
  },
  PRICE_ROW_EMPTY: {
    code: 'INVALID',
    message: /*i18n*/ 'Send a price, null for a price that follows the rate, or a making charge.',
  },
  PRICE_BELONGS_TO_PRODUCT_SKU: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This SKU belongs to one size of a product. Set the price for the product’s own SKU, {sku}.',
  },
  PRODUCT_SKU_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'No product has the SKU {sku}.' },
  FIXED_PRICE_WITH_MAKING: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a fixed price or a making charge, not both.',
  },
  MAKING_UNKNOWN: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This product has never had a making charge. Enter one so that its price can follow the rate, or 0 for none.',
  },
  EXPECTED_PRICE_MISMATCH: {
    code: 'CONFLICT',
    message: /*i18n*/ 'The price is now {currentNpr}, not {expectedNpr}. Check it again.',
  },
  PRICE_FAR_OFF: {
    code: 'INVALID',
    message:
      /*i18n*/ '{priceNpr} is far from today’s price, {currentNpr}. If the new price is correct, send today’s price in “expected”.',
  },
  COMPARE_AT_REQUIRES_FIXED_PRICE: {
    code: 'INVALID',
    message: /*i18n*/ 'Only a product with a fixed price can have a compare-at price.',
  },
  COMPARE_AT_NOT_ABOVE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter a compare-at price higher than the current price.',
  },
  STOCK_WITH_VARIANTS: {
    code: 'INVALID',
    message: /*i18n*/ 'Send one stock quantity for the product or one for each size, not both.',
  },
  SIZE_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter the size.' },
  DUPLICATE_SIZE: { code: 'INVALID', message: /*i18n*/ 'This size is listed twice.' },
  DUPLICATE_SKU: { code: 'INVALID', message: /*i18n*/ 'This SKU is listed twice.' },
  SIZE_WAS_ORDERED: {
    code: 'INVALID',
    message: /*i18n*/ 'Size {size} has been ordered before and can’t be removed. Set its stock to 0 instead.',
  },
  UNSIZED_WAS_ORDERED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The variant without a size has been ordered before and can’t be removed. Set its stock to 0 instead.',
  },
  PRODUCT_WAS_ORDERED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This product has been ordered before. Archive it instead.',
  },

  TOO_MANY_PHOTOS: { code: 'TOO_MANY', message: /*i18n*/ 'A product can have at most {most} photos.' },
  CANNOT_DELETE_LAST_PHOTO: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A product for sale needs at least one photo.',
  },
  PHOTOS_INCOMPLETE: {
    code: 'INVALID',
    message: /*i18n*/ 'List every photo of the product exactly once.',
  },

  VIDEO_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This product has no video.' },

  STOCK_BELOW_ZERO: {
    code: 'OUT_OF_STOCK',
    message: /*i18n*/ 'The stock is {stock}. You can’t remove more than that.',
  },
  STOCK_PER_SIZE: {
    code: 'INVALID',
    message: /*i18n*/ 'This product has sizes. Enter the stock for each size.',
  },
  SIZE_REQUIRED: { code: 'INVALID', message: /*i18n*/ 'This product has several sizes. Choose one.' },
  STOCK_OR_DELTA_REQUIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'Send exactly one of “stock”, “variants” and “delta”.',
  },
  SIZES_IN_VARIANTS: { code: 'INVALID', message: /*i18n*/ 'Send the sizes in “variants”.' },

  RESULTING_PRICE_OUT_OF_RANGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This change gives {name} ({sku}) a price or making charge that is out of range. Choose another amount.',
  },
  TOO_MANY_PRODUCTS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'Choose fewer products: you can change at most 5,000 at a time.',
  },
  PREVIEW_OUTDATED: {
    code: 'CONFLICT',
    message: /*i18n*/ 'The change now applies to {count} products. Check the preview again.',
  },

  SHEET_EMPTY: { code: 'INVALID', message: /*i18n*/ 'The spreadsheet contains no products.' },
  SHEET_TOO_LONG: {
    code: 'INVALID',
    message: /*i18n*/ 'At most {most} products can be processed in one request.',
  },
  PHOTO_URL_REJECTED: {
    code: 'INVALID',
    message: /*i18n*/ 'Photos can’t be loaded from {address}. Use a public URL that starts with https://.',
  },
  PHOTO_URL_UNREACHABLE: {
    code: 'CONFLICT',
    message: /*i18n*/ 'Could not reach {address}. Try again later.',
  },
  PHOTO_URL_ERROR_STATUS: {
    code: 'INVALID',
    message: /*i18n*/ '{address} responded with error {status}. Check the URL.',
  },
  PHOTO_URL_FILE_TOO_LARGE: {
    code: 'INVALID',
    message: /*i18n*/ 'The file at {address} is too large. Use a photo of at most 25 MB.',
  },
  PHOTO_URL_FILE_UNSUPPORTED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The file at {address} can’t be used as a photo. Use a JPEG, PNG, WebP or AVIF file of at least 200 × 200 pixels.',
  },
  SHEET_COLUMN_MISSING: { code: 'INVALID', message: /*i18n*/ 'The file has no column “{column}”.' },
  SHEET_VALUE_UNKNOWN: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Defaults for new products can be set for category, type, metal and purity, not for “{column}”.',
  },
  SHEET_WITHOUT_SKU: { code: 'INVALID', message: /*i18n*/ 'The spreadsheet has no “sku” column.' },
  SHEET_COLUMN_UNKNOWN: {
    code: 'INVALID',
    message: /*i18n*/ 'The column “{column}” doesn’t exist. The template contains all columns.',
  },
  SHEET_SKU_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter the SKU of the product.' },
  SHEET_ROWS_DIFFER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Row {other} has “{earlier}” for this product. Enter the same value in all rows of the product, or only in the first one.',
  },
  SHEET_PRICES_OF_SIZES_DIFFER: {
    code: 'INVALID',
    message:
      /*i18n*/ 'All sizes of a product have the same price, but row {other} has “{earlier}” and this row has “{later}”. Enter the same price for all sizes, or make each size a separate product with its own SKU.',
  },
  SHEET_PHOTO_URLS_INVALID: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter URLs that start with https://, separated by spaces, instead of {addresses}.',
  },
  SHEET_TOO_MANY_PHOTOS: { code: 'INVALID', message: /*i18n*/ 'Enter at most {most} photos.' },
  SHEET_PHOTO_URLS_NOT_PUBLIC: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Photos can’t be loaded from {addresses}. Use public URLs that start with https://, or add these photos later.',
  },
  SHEET_SIZE_MISSING: { code: 'INVALID', message: /*i18n*/ 'This product has sizes. Enter one in each row.' },
});
