import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CONTENT_PROBLEMS = defineProblems({
  BANNER_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such banner.' },
  HOME_ROW_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such row of home.' },
  ORDER_INCOMPLETE: { code: 'CONFLICT', message: 'There are others by now. Open the list again.' },
  COLLECTION_SLUG_TAKEN: { code: 'INVALID', message: 'Another collection has or had this address.' },
  COLLECTION_IN_USE: {
    code: 'INVALID',
    message: '{count} rows of home show it. Take them off home first.',
  },
  COLLECTION_IN_COUPONS: {
    code: 'INVALID',
    message: 'Coupons count for its pieces: {coupons}. Change or switch them off first.',
  },
  PICTURE_MISSING: { code: 'INVALID', message: 'Choose a picture before this is published.' },
  ROW_WITHOUT_COLLECTION: { code: 'INVALID', message: 'Choose the collection that this row shows.' },
  UNTIL_BEFORE_FROM: { code: 'INVALID', message: 'Choose a moment after the one from which it is shown.' },
  LINK_NOT_ALLOWED: {
    code: 'INVALID',
    message: 'Give a page of the shop, such as /collections/bridal, or an address that begins with https://.',
  },
  RULE_WITHOUT_CONDITION: { code: 'INVALID', message: 'Add a condition.' },
  CONDITION_EMPTY: { code: 'INVALID', message: 'Say what this condition asks for.' },
  CONDITION_VALUE_UNKNOWN: { code: 'INVALID', message: 'There is no {value} to choose here.' },
  RANGE_REVERSED: { code: 'INVALID', message: 'The end is less than the beginning.' },
  ORDER_BY_HAND_OF_RULE: {
    code: 'INVALID',
    message: 'What a rule finds cannot be ordered by hand. Choose another order.',
  },
  MEMBERS_BY_RULE: { code: 'INVALID', message: 'A rule finds the pieces of this collection.' },
  TOO_MANY_MEMBERS: { code: 'TOO_MANY', message: 'Put at most {most} pieces into a collection by hand.' },
  MEMBER_NOT_FOUND: { code: 'NOT_FOUND', message: 'One of the pieces is no longer there.' },
});
