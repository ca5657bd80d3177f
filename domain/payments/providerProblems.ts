import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems with a provider's keys, for staff who enter them. */
export const PROVIDER_PROBLEMS = defineProblems({
  PROVIDER_KEY_MISSING: { code: 'INVALID', message: /*i18n*/ 'Enter a value.' },
  PROVIDER_KEY_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'This provider has no key with this name.' },
  PROVIDER_LIMIT_OUT_OF_RANGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The provider accepts payments from {minNpr} to {maxNpr}. Enter an amount in this range, or leave the field empty.',
  },
  PROVIDER_KEY_REJECTED: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider rejected this key: “{said}”.',
  },
  PROVIDER_NOT_RESPONDING: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider is not responding at the moment. Try again later.',
  },
  PROVIDER_RESPONSE_UNEXPECTED: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider sent an unexpected response: “{said}”.',
  },
  PROVIDER_WITHOUT_DEMO: { code: 'INVALID', message: /*i18n*/ 'Demo mode is not available on this server.' },
  ESEWA_KEY_WITH_BRACKET: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The key ends with “(”, which was probably copied from a web page by mistake. Enter the key without it.',
  },
  ESEWA_TEST_PRODUCT_CODE: {
    code: 'INVALID',
    message: /*i18n*/ 'This is eSewa’s test product code. To take real money, enter the code eSewa gave you.',
  },
  CERTIFICATE_UNREADABLE: {
    code: 'INVALID',
    message: /*i18n*/ 'This file contains no certificate. Choose CREDITOR.pfx as NCHL sent it.',
  },
  CERTIFICATE_PASSWORD_WRONG: {
    code: 'INVALID',
    message: /*i18n*/ 'This password does not open the certificate.',
  },
  CERTIFICATE_EXPIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'The certificate expired on {until}. Ask NCHL for a new one.',
  },
  CERTIFICATE_NOT_YET_VALID: {
    code: 'INVALID',
    message: /*i18n*/ 'The certificate is not valid until {from}.',
  },
  CONNECTIPS_MERCHANT_ID_NOT_NUMERIC: {
    code: 'INVALID',
    message: /*i18n*/ 'The merchant ID must be a number.',
  },
  CONNECTIPS_GATEWAY_URL_INVALID: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the URL NCHL gave you, such as https://login.connectips.com.',
  },
});
