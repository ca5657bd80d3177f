import { defineProblems } from '#domain/errors/defineProblems.ts';

/** What can be wrong with a provider's keys, for whoever enters them. */
export const PROVIDER_PROBLEMS = defineProblems({
  PROVIDER_KEY_MISSING: { code: 'INVALID', message: /*i18n*/ 'This is missing.' },
  PROVIDER_KEY_UNKNOWN: { code: 'INVALID', message: /*i18n*/ 'This provider has no key of this name.' },
  PROVIDER_MOST_OUT_OF_RANGE: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The provider takes from {leastNpr} to {mostNpr} at once. Enter a sum between them, or none.',
  },
  PROVIDER_KEY_REFUSED: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider does not know this key. Its answer: “{said}”.',
  },
  PROVIDER_SILENT: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider does not answer at this moment. Try again a little later.',
  },
  PROVIDER_ANSWER_UNKNOWN: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider answers what nobody expected: “{said}”.',
  },
  PROVIDER_WITHOUT_DEMO: { code: 'INVALID', message: /*i18n*/ 'There are no demo providers here.' },
  ESEWA_KEY_WITH_BRACKET: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The key ends in “(”, which comes along when it is copied from a page. Enter it without that.',
  },
  ESEWA_KEYS_OF_TEST: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This product code is eSewa’s own for trying. Real money needs the one that eSewa gave you.',
  },
  CERTIFICATE_UNREADABLE: {
    code: 'INVALID',
    message: /*i18n*/ 'This file holds no certificate. Choose CREDITOR.pfx as NCHL sent it.',
  },
  CERTIFICATE_PASSWORD_WRONG: {
    code: 'INVALID',
    message: /*i18n*/ 'This password does not open the certificate.',
  },
  CERTIFICATE_ENDED: {
    code: 'INVALID',
    message: /*i18n*/ 'The certificate was good until {until}. Ask NCHL for a new one.',
  },
  CERTIFICATE_TO_COME: { code: 'INVALID', message: /*i18n*/ 'The certificate is good from {from} on.' },
  CONNECTIPS_MERCHANT_NO_NUMBER: {
    code: 'INVALID',
    message: /*i18n*/ 'The merchant id is a number.',
  },
  CONNECTIPS_GATEWAY_NOT_READ: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter the address as NCHL gave it, such as https://login.connectips.com.',
  },
});
