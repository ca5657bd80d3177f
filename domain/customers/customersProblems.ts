import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CUSTOMERS_PROBLEMS = defineProblems({
  CUSTOMER_NOT_FOUND: { code: 'NOT_FOUND', message: 'This customer doesn’t exist.' },
  ADDRESS_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This address no longer exists.' },
  TOO_MANY_ADDRESSES: { code: 'TOO_MANY', message: /*i18n*/ 'You can save up to {most} addresses.' },
  CANNOT_UNSET_DEFAULT_ADDRESS: {
    code: 'INVALID',
    message: 'To change the default, make another address the default.',
  },
  PROVINCE_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'Choose a province: {names}.' },
  DISTRICT_NOT_IN_PROVINCE: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a district in {province}: {names}.',
  },
  MUNICIPALITY_NOT_IN_DISTRICT: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a municipality in {district}: {names}.',
  },
  WARD_NOT_IN_MUNICIPALITY: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose a ward in {municipality}, from 1 to {most}.',
  },
  WISHLIST_FULL: { code: 'TOO_MANY', message: /*i18n*/ 'A wishlist can hold up to {most} pieces.' },
  CART_CHANGED_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'The cart was changed on another device in the meantime.',
  },
  GROUP_NOT_FOUND: { code: 'NOT_FOUND', message: 'This group doesn’t exist or was deleted.' },
  GROUP_NAME_TAKEN: { code: 'INVALID', message: 'Another group has this name.' },
  TOO_MANY_CUSTOMERS: { code: 'INVALID', message: 'At most {most} customers can be changed in one request.' },
  NOTE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This note doesn’t exist or was deleted.' },
});
