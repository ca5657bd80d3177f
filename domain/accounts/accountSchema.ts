import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { isTooDeep, MAX_DEPTH, wellFormed } from '#domain/text/boundedJson.ts';
import { email, name, optionalPhone, phone } from '#domain/text/fields.ts';
import { isOfOwnWords } from './ownWords.ts';

const MAX_PASSWORD = 128;
export const MAX_PREFERENCES_BYTES = 4096;

const newPassword = z
  .string({ error: /*i18n*/ 'Choose a password.' })
  .min(10, { error: /*i18n*/ 'Use at least 10 characters for the password.' })
  .max(MAX_PASSWORD, { error: /*i18n*/ 'Use at most 128 characters for the password.' })
  .refine((password) => new Set(password).size !== 1, {
    error: /*i18n*/ 'Choose a password that is not one character repeated.',
  })
  .refine((password) => !isOfOwnWords(password), problemIssue('PASSWORD_OF_OWN_WORDS', {}));

const knownPassword = z
  .string({ error: /*i18n*/ 'Enter your password.' })
  .min(1, { error: /*i18n*/ 'Enter your password.' })
  .max(MAX_PASSWORD, { error: /*i18n*/ 'Use at most 128 characters for the password.' });

const CODE_PROBLEM = /*i18n*/ 'Enter the six-digit code from your app.';

/** The token of a mailed link; whether it is one is for the database to say. */
const linkToken = z.string().trim().max(200, { error: /*i18n*/ 'This link is incomplete.' });

/** Whatever the client keeps, as long as it is an object, shallow and small. */
const preferences = z
  .record(z.string(), z.unknown(), { error: /*i18n*/ 'Preferences are a JSON object.' })
  .refine((value) => !isTooDeep(value), {
    ...problemIssue('JSON_TOO_DEEP', { what: 'Preferences', most: MAX_DEPTH }),
    abort: true,
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= MAX_PREFERENCES_BYTES, {
    error: /*i18n*/ 'Preferences take at most 4,096 bytes.',
  })
  .transform(wellFormed);

/** The digits of an authenticator app or a recovery code; blank counts as none. */
const optionalCode = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z.string().trim().max(40, { error: CODE_PROBLEM }).optional(),
);

/** What an earlier sign-in answered to this device; whatever it is not is no device that is known. */
const deviceToken = z
  .string()
  .max(200, { error: 'A device token has at most 200 characters.' })
  .nullish()
  .transform((token) => token || undefined);

export const registerSchema = z
  .object({ name, email, password: newPassword, phone: optionalPhone, deviceToken })
  .superRefine(({ password, ...owner }, context) => {
    if (isOfOwnWords(password, owner)) {
      context.addIssue(problemIssue('PASSWORD_OF_OWN_WORDS', {}, ['password']));
    }
  });

export const loginSchema = z.object({ email, password: knownPassword, code: optionalCode, deviceToken });

/** A password and, where there is a second factor already, a code. */
export const twoFactorProofSchema = z.object({ password: knownPassword, code: optionalCode });

export const confirmTwoFactorSchema = z.object({
  code: z
    .string({ error: CODE_PROBLEM })
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: CODE_PROBLEM })),
});

/** What is left out stays; a null or blank phone and null preferences are removed. */
export const profileSchema = z.object({
  name: name.optional(),
  phone: z.preprocess(blankAsNull, phone.nullable().optional()),
  preferences: preferences.nullable().optional(),
});

export const changePasswordSchema = z.object({ currentPassword: knownPassword, newPassword });

export const requestPasswordResetSchema = z.object({ email });

export const resetPasswordSchema = z.object({ token: linkToken, newPassword });

export const verifyEmailSchema = z.object({ token: linkToken });

export const objectToEmailChangeSchema = z.object({ token: linkToken });

export const deleteAccountSchema = z.object({ password: knownPassword });

export type RegisterForm = z.input<typeof registerSchema>;
export type Register = z.output<typeof registerSchema>;
export type LoginForm = z.input<typeof loginSchema>;
export type Login = z.output<typeof loginSchema>;
export type Profile = z.output<typeof profileSchema>;

function blankAsNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** What whoever was invited chooses. */
export const acceptInvitationSchema = z.object({ token: linkToken, name, password: newPassword });
