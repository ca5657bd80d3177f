import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CUSTOMERS_PROBLEMS = defineProblems({
  CUSTOMER_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such customer.' },
  ADDRESS_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such address.' },
  ADDRESSES_FULL: { code: 'TOO_MANY', message: /*i18n*/ 'You can save up to {most} addresses.' },
  DEFAULT_ADDRESS_STAYS: { code: 'INVALID', message: 'Make another address the default instead.' },
  PROVINCE_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'Choose a province: {names}.' },
  DISTRICT_NOT_IN_PROVINCE: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a district of {province}: {names}.',
  },
  MUNICIPALITY_NOT_IN_DISTRICT: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a municipality of {district}: {names}.',
  },
  WARD_NOT_IN_MUNICIPALITY: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a ward of {municipality}, from 1 to {most}.',
  },
  WISHLIST_FULL: { code: 'TOO_MANY', message: /*i18n*/ 'A wishlist can hold up to {most} pieces.' },
  CART_CHANGED_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'The cart was changed on another device in the meantime.',
  },
  GROUP_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such group, or no longer.' },
  GROUP_NAME_TAKEN: { code: 'INVALID', message: 'Another group has this name.' },
  TOO_MANY_CUSTOMERS: { code: 'INVALID', message: 'Up to {most} customers are changed at once.' },
  NOTE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such note, or no longer.' },
});
