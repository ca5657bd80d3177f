import { defineProblems } from '#domain/errors/defineProblems.ts';

export const ACCOUNTS_PROBLEMS = defineProblems({
  ACCOUNT_EXISTS: {
    code: 'EMAIL_TAKEN',
    message: /*i18n*/ 'There is already an account with this address. Sign in or reset your password.',
  },
  EMAIL_HAS_ACCOUNT: {
    code: 'EMAIL_TAKEN',
    message: /*i18n*/ 'There is already an account with this email address.',
  },
  EMAIL_HAS_CUSTOMER: {
    code: 'EMAIL_TAKEN',
    message:
      'This address belongs to a customer’s account. Use another address, or delete that account first.',
  },
  CREDENTIALS_INCORRECT: {
    code: 'WRONG_CREDENTIALS',
    message: /*i18n*/ 'Email or password is incorrect.',
  },
  PASSWORD_INCORRECT: { code: 'WRONG_CREDENTIALS', message: /*i18n*/ 'This password is incorrect.' },
  PASSWORD_COMMON: {
    code: 'INVALID',
    message: /*i18n*/ 'Many people use this password, so it is guessed early. Choose another one.',
  },
  PASSWORD_OF_OWN_WORDS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Your name, your email and words of this store are easy to guess. Add other words to the password.',
  },
  ACCOUNT_BLOCKED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This account is blocked. Please contact the store.',
  },
  DEVICE_ALREADY_SIGNED_OUT: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'That device is already signed out.',
  },
  LINK_EXPIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'This link no longer works. Please request a new one.',
  },
  EMAIL_ALREADY_VERIFIED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Your email address is already verified.',
  },
  LINK_OF_ANOTHER_ACCOUNT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Sign in to the account that this link was emailed to, then open the link again.',
  },
  SIGN_IN_OR_WAIT: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Sign in to the account that this link was emailed to, then open the link again. It works without signing in from {from}.',
  },
  NO_EMAIL_CHANGE: {
    code: 'NOT_ALLOWED',
    message: 'No new email address of this account is waiting to be verified.',
  },
  EMAIL_CHANGE_OBJECTED: {
    code: 'NOT_ALLOWED',
    message: 'The customer objected to a new email address. You can enter another one after {until}.',
  },
  EMAIL_CHANGED_TOO_OFTEN: {
    code: 'TOO_MANY',
    message: 'Three emails about a new address were sent within the hour. Try again later.',
  },
  CODE_REQUIRED: {
    code: 'TWO_FACTOR_REQUIRED',
    message: /*i18n*/ 'Enter the code from your authenticator app.',
  },
  CODE_INCORRECT: {
    code: 'WRONG_CREDENTIALS',
    message: /*i18n*/ 'This code is incorrect or has been used. Please try the next one.',
  },
  TWO_FACTOR_NOT_BEGUN: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'There is no app to confirm. Please start again.',
  },
  TWO_FACTOR_OFF: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Two-factor sign-in is off.' },
  OWN_TWO_FACTOR: {
    code: 'NOT_ALLOWED',
    message: 'Turn off your own with your password and a code.',
  },
  ACCOUNT_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such account.' },
  STAFF_ACCOUNT_STAYS: {
    code: 'NOT_ALLOWED',
    message: 'An account of staff is removed by the store.',
  },
  STAFF_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such member of staff.' },
  OWN_ROLE_STAYS: { code: 'NOT_ALLOWED', message: 'Nobody changes their own role.' },
  OWN_ACCOUNT_STAYS: { code: 'NOT_ALLOWED', message: 'Nobody removes themselves.' },
  OWN_DEVICES: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Sign out your own devices in your profile.' },
  INVITATION_EXPIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'This invitation has expired. Ask whoever invited you to send another one.',
  },
  NOT_WAITING_FOR_INVITATION: {
    code: 'NOT_ALLOWED',
    message: 'This account is not waiting for an invitation.',
  },
  INVITED_TOO_OFTEN: {
    code: 'TOO_MANY',
    message: 'This person was invited three times within the hour. Try again later.',
  },
  STAFF_ROLE_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such staff role.' },
  STAFF_ROLE_NAME_TAKEN: { code: 'INVALID', message: 'There is already a staff role of this name.' },
  STAFF_ROLE_IN_USE: {
    code: 'NOT_ALLOWED',
    message: 'Somebody has this role: {names}. Give them another one first.',
  },
  OWN_STAFF_ROLE_STAYS: {
    code: 'NOT_ALLOWED',
    message: 'This is your own role. Somebody else has to change it.',
  },
  RIGHTS_BEYOND_OWN: {
    code: 'NOT_ALLOWED',
    message: 'Nobody gives what they do not have themselves: {rights}.',
  },
  MEMBER_MAY_MORE: {
    code: 'NOT_ALLOWED',
    message: '{name} may more than you. Only who may as much changes their account.',
  },
  OWNERS_CHANGE_OWNERS: { code: 'NOT_ALLOWED', message: 'Only an owner makes, changes or removes an owner.' },
  DISCOUNT_NOT_YOURS: {
    code: 'NOT_ALLOWED',
    message: 'You may give no discounts. Ask somebody who may.',
  },
  DISCOUNT_ABOVE_LIMIT: {
    code: 'NOT_ALLOWED',
    message:
      'You may take off at most {percent} %, which is {limitNpr} here. Ask somebody who may give more.',
  },
  REFUND_NOT_YOURS: {
    code: 'NOT_ALLOWED',
    message: 'You may not make this refund. Ask somebody who may.',
  },
  REFUND_ABOVE_LIMIT: {
    code: 'NOT_ALLOWED',
    message:
      'You may refund at most {limitNpr} of an order, and {leftNpr} is left of that here. Ask somebody who may refund more.',
  },
  TOO_MANY_STREAMS: {
    code: 'TOO_MANY',
    message: 'Only {most} streams of events may be open at once. Close one first.',
  },
  API_KEY_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such key.' },
  SCOPE_BEYOND_RIGHTS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A key may do no more than you may yourself.',
  },
  API_KEY_WITHOUT_LIMITS: {
    code: 'NOT_ALLOWED',
    message: 'Only a key that may write orders has limits.',
  },
  API_KEY_IS_REVOKED: { code: 'NOT_ALLOWED', message: 'This key is revoked. Create a new one.' },
  API_KEY_UNKNOWN: { code: 'INVALID', message: 'This API key is not known here.' },
  KEY_WANTS_BEARER: {
    code: 'INVALID',
    message:
      'Send the key or token in the header as “Authorization: Bearer jwk_…”: the word Bearer, a space, and the key without quotation marks.',
  },
  CREDENTIAL_MISPLACED: {
    code: 'INVALID',
    message:
      'A key or token in “{place}” is not read. Send it in the header as “Authorization: Bearer jwk_…”.',
  },
  AUTHORIZATION_TWICE: {
    code: 'INVALID',
    message: 'The header “Authorization” was sent more than once. Send it once.',
  },
  API_KEY_REVOKED: {
    code: 'NOT_ALLOWED',
    message: 'This API key was revoked by the store. Ask the store for a new one.',
  },
  API_KEY_EXPIRED: {
    code: 'NOT_ALLOWED',
    message: 'This API key expired at {at}. Ask the store to rotate it.',
  },
  API_KEY_REPLACED: {
    code: 'NOT_ALLOWED',
    message: 'This API key was rotated, and its old secret ended at {at}. Use the new one.',
  },
});
