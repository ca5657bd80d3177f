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
  PASSWORD_TOO_COMMON: {
    code: 'INVALID',
    message: /*i18n*/ 'This password is too common, so it’s easy to guess. Choose another one.',
  },
  PASSWORD_CONTAINS_OWN_DATA: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Passwords based on your name, your email or the store’s name are easy to guess. Add other words.',
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
  LINK_ACCOUNT_MISMATCH: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Sign in to the account this link belongs to, then open the link again.',
  },
  LINK_REQUIRES_SIGN_IN: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Sign in to the account this link belongs to, then open the link again. After {from}, you won’t need to sign in.',
  },
  NO_EMAIL_CHANGE: {
    code: 'NOT_ALLOWED',
    message: 'This account has no new email address to verify.',
  },
  EMAIL_CHANGE_OBJECTED: {
    code: 'NOT_ALLOWED',
    message: 'The customer objected to a new email address. You can enter another one after {until}.',
  },
  EMAIL_CHANGED_TOO_OFTEN: {
    code: 'TOO_MANY',
    message: 'Three emails about a new address were sent within an hour. Try again later.',
  },
  CODE_REQUIRED: {
    code: 'TWO_FACTOR_REQUIRED',
    message: /*i18n*/ 'Enter the code from your authenticator app.',
  },
  CODE_INCORRECT: {
    code: 'WRONG_CREDENTIALS',
    message: /*i18n*/ 'This code is incorrect or has already been used. Please try the next one.',
  },
  TWO_FACTOR_NOT_BEGUN: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'There is no authenticator app to confirm. Please start again.',
  },
  TWO_FACTOR_OFF: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Two-factor sign-in is off.' },
  CANNOT_DISABLE_OWN_TWO_FACTOR: {
    code: 'NOT_ALLOWED',
    message: 'To turn off your own two-factor sign-in, use your password and a code.',
  },
  ACCOUNT_NOT_FOUND: { code: 'NOT_FOUND', message: 'This account doesn’t exist.' },
  CANNOT_DELETE_STAFF_ACCOUNT: {
    code: 'NOT_ALLOWED',
    message: 'A staff account can only be removed in the back office.',
  },
  STAFF_NOT_FOUND: { code: 'NOT_FOUND', message: 'This staff member doesn’t exist.' },
  CANNOT_CHANGE_OWN_ROLE: { code: 'NOT_ALLOWED', message: 'You can’t change your own role.' },
  CANNOT_REMOVE_OWN_ACCOUNT: { code: 'NOT_ALLOWED', message: 'You can’t remove your own account.' },
  CANNOT_END_OWN_SESSIONS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'To sign out your own devices, go to your profile.',
  },
  INVITATION_EXPIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'This invitation has expired. Ask the person who invited you to send a new one.',
  },
  NO_PENDING_INVITATION: {
    code: 'NOT_ALLOWED',
    message: 'This account is not waiting for an invitation.',
  },
  INVITED_TOO_OFTEN: {
    code: 'TOO_MANY',
    message: 'This person was invited three times within an hour. Try again later.',
  },
  STAFF_ROLE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This staff role doesn’t exist.' },
  STAFF_ROLE_NAME_TAKEN: { code: 'INVALID', message: 'A staff role with this name already exists.' },
  STAFF_ROLE_IN_USE: {
    code: 'NOT_ALLOWED',
    message: 'This role is assigned to {names}. Give them another role first.',
  },
  CANNOT_CHANGE_OWN_STAFF_ROLE: {
    code: 'NOT_ALLOWED',
    message: 'You can’t change your own staff role. Ask a colleague to change it.',
  },
  PERMISSIONS_EXCEED_OWN: {
    code: 'NOT_ALLOWED',
    message: 'You can’t grant permissions you don’t have: {rights}.',
  },
  MEMBER_HAS_MORE_PERMISSIONS: {
    code: 'NOT_ALLOWED',
    message: '{name} has more permissions than you, so you can’t change this account.',
  },
  OWNER_REQUIRED: { code: 'NOT_ALLOWED', message: 'Only an owner can add, change or remove an owner.' },
  DISCOUNT_FORBIDDEN: {
    code: 'NOT_ALLOWED',
    message: 'You don’t have permission to give discounts. Ask a colleague who does.',
  },
  DISCOUNT_ABOVE_LIMIT: {
    code: 'NOT_ALLOWED',
    message:
      'Your discount limit is {percent}%, which is {limitNpr} here. Ask a colleague with a higher limit.',
  },
  REFUND_FORBIDDEN: {
    code: 'NOT_ALLOWED',
    message: 'You don’t have permission to make this refund. Ask a colleague who does.',
  },
  REFUND_ABOVE_LIMIT: {
    code: 'NOT_ALLOWED',
    message:
      'Your refund limit is {limitNpr} per order, of which {leftNpr} is left here. Ask a colleague with a higher limit.',
  },
  TOO_MANY_STREAMS: {
    code: 'TOO_MANY',
    message: 'At most {most} event streams can be open at the same time. Close one first.',
  },
  API_KEY_NOT_FOUND: { code: 'NOT_FOUND', message: 'This key doesn’t exist.' },
  SCOPES_EXCEED_PERMISSIONS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A key can’t have more permissions than you have.',
  },
  API_KEY_LIMITS_NOT_ALLOWED: {
    code: 'NOT_ALLOWED',
    message: 'Only a key that can write orders can have limits.',
  },
  API_KEY_ALREADY_REVOKED: { code: 'NOT_ALLOWED', message: 'This key is revoked. Create a new one.' },
  API_KEY_UNKNOWN: { code: 'INVALID', message: 'This API key is not valid.' },
  BEARER_SCHEME_REQUIRED: {
    code: 'INVALID',
    message:
      'Send the key or token in the header as “Authorization: Bearer jwk_…”: the word Bearer, a space, and the key without quotation marks.',
  },
  CREDENTIAL_MISPLACED: {
    code: 'INVALID',
    message:
      'Keys and tokens in “{place}” are ignored. Send them in the header as “Authorization: Bearer jwk_…”.',
  },
  DUPLICATE_AUTHORIZATION_HEADER: {
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
    message: 'This API key was rotated, and its old secret expired at {at}. Use the new one.',
  },
});
