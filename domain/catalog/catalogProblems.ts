import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems returned to shoppers. */
export const CATALOG_PROBLEMS = defineProblems({
  PRODUCT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This product no longer exists.' },
  PRODUCT_NOT_FOR_SALE: { code: 'NOT_FOUND', message: /*i18n*/ 'This product is not for sale.' },
  SIZE_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This product doesn’t come in that size.' },
  PHOTO_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This photo no longer exists.' },
});
