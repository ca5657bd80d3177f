import { defineProblems } from '#domain/errors/defineProblems.ts';

/** What shoppers are told too. */
export const CATALOG_PROBLEMS = defineProblems({
  PRODUCT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such piece.' },
  PRODUCT_NOT_FOR_SALE: { code: 'NOT_FOUND', message: /*i18n*/ 'This piece is not for sale.' },
  SIZE_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This piece has no such size.' },
  PHOTOGRAPH_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such photograph.' },
});
