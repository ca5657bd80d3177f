import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CONTENT_PROBLEMS = defineProblems({
  BANNER_NOT_FOUND: { code: 'NOT_FOUND', message: 'This banner doesn’t exist.' },
  HOME_SECTION_NOT_FOUND: { code: 'NOT_FOUND', message: 'This home section doesn’t exist.' },
  REORDERED_LIST_CHANGED: { code: 'CONFLICT', message: 'The list has changed. Reload it and try again.' },
  COLLECTION_SLUG_TAKEN: { code: 'INVALID', message: 'Another collection has or had this address.' },
  COLLECTION_IN_USE: {
    code: 'INVALID',
    message: 'Home sections that show this collection: {count}. Remove them first.',
  },
  COLLECTION_IN_COUPONS: {
    code: 'INVALID',
    message: 'These coupons apply to this collection: {coupons}. Change or turn them off first.',
  },
  IMAGE_MISSING: { code: 'INVALID', message: 'Choose an image before publishing.' },
  HOME_SECTION_WITHOUT_COLLECTION: { code: 'INVALID', message: 'Choose the collection for this section.' },
  UNTIL_BEFORE_FROM: { code: 'INVALID', message: 'Choose an end after the start.' },
  LINK_NOT_ALLOWED: {
    code: 'INVALID',
    message:
      'Enter a page of the shop, such as /collections/bridal, or an address that starts with https://.',
  },
  RULE_WITHOUT_CONDITION: { code: 'INVALID', message: 'Add a condition.' },
  CONDITION_EMPTY: { code: 'INVALID', message: 'Enter a value for this condition.' },
  CONDITION_VALUE_UNKNOWN: { code: 'INVALID', message: 'The value {value} is not available here.' },
  RANGE_REVERSED: { code: 'INVALID', message: 'The maximum is below the minimum.' },
  MANUAL_SORT_WITH_RULE: {
    code: 'INVALID',
    message: 'Products selected by a rule can’t be sorted by hand. Choose another sort order.',
  },
  COLLECTION_HAS_RULE: {
    code: 'INVALID',
    message: 'A rule selects the products of this collection. Change the rule instead.',
  },
  TOO_MANY_MEMBERS: {
    code: 'TOO_MANY',
    message: 'A collection can have at most {most} products chosen by hand.',
  },
  COLLECTION_PRODUCT_NOT_FOUND: { code: 'NOT_FOUND', message: 'One of the products no longer exists.' },
});
