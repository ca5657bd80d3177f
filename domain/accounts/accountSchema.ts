import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { isTooDeep, MAX_DEPTH, replaceLoneSurrogates } from '#domain/text/boundedJson.ts';
import { email, name, optionalPhone, phone } from '#domain/text/fields.ts';
import { isGuessablePassword } from './guessablePassword.ts';

const MAX_PASSWORD_LENGTH = 128;
export const MAX_PREFERENCES_BYTES = 4096;

const newPassword = z
  .string({ error: /*i18n*/ 'Choose a password.' })
  .min(10, { error: /*i18n*/ 'Use at least 10 characters for the password.' })
  .max(MAX_PASSWORD_LENGTH, { error: /*i18n*/ 'Use at most 128 characters for the password.' })
  .refine((password) => new Set(password).size !== 1, {
    error: /*i18n*/ 'Your password can’t be the same character repeated.',
  })
  .refine((password) => !isGuessablePassword(password), createProblemIssue('PASSWORD_CONTAINS_OWN_DATA', {}));

const existingPassword = z
  .string({ error: /*i18n*/ 'Enter your password.' })
  .min(1, { error: /*i18n*/ 'Enter your password.' })
  .max(MAX_PASSWORD_LENGTH, { error: /*i18n*/ 'Use at most 128 characters for the password.' });

const CODE_PROBLEM = /*i18n*/ 'Enter the six-digit code from your app.';

/** Token of an emailed link. Only its length is checked here; the database lookup decides whether it is valid. */
const linkToken = z.string().trim().max(200, { error: /*i18n*/ 'This link is incomplete.' });

/** Client-defined JSON object, limited in depth and size. */
const preferences = z
  .record(z.string(), z.unknown(), { error: /*i18n*/ 'Preferences must be a JSON object.' })
  .refine((value) => !isTooDeep(value), {
    ...createProblemIssue('JSON_TOO_DEEP', { what: 'Preferences', most: MAX_DEPTH }),
    abort: true,
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= MAX_PREFERENCES_BYTES, {
    error: /*i18n*/ 'Preferences can take up at most 4,096 bytes.',
  })
  .transform(replaceLoneSurrogates);

/** Code from an authenticator app, or a recovery code. A blank code is treated as missing. */
const optionalCode = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z.string().trim().max(40, { error: CODE_PROBLEM }).optional(),
);

/** Device token from an earlier sign-in. An unknown token means an unknown device. */
const deviceToken = z
  .string()
  .max(200, { error: 'A device token has at most 200 characters.' })
  .nullish()
  .transform((token) => token || undefined);

export const registerSchema = z
  .object({ name, email, password: newPassword, phone: optionalPhone, deviceToken })
  .superRefine(({ password, ...owner }, context) => {
    if (isGuessablePassword(password, owner)) {
      context.addIssue(createProblemIssue('PASSWORD_CONTAINS_OWN_DATA', {}, ['password']));
    }
  });

export const loginSchema = z.object({ email, password: existingPassword, code: optionalCode, deviceToken });

/** The code is required only if the account already has a second factor. */
export const twoFactorProofSchema = z.object({ password: existingPassword, code: optionalCode });

export const confirmTwoFactorSchema = z.object({
  code: z
    .string({ error: CODE_PROBLEM })
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: CODE_PROBLEM })),
});

/** Omitted fields keep their values. A null or blank phone, or null preferences, removes the stored value. */
export const profileSchema = z.object({
  name: name.optional(),
  phone: z.preprocess(blankToNull, phone.nullable().optional()),
  preferences: preferences.nullable().optional(),
});

export const changePasswordSchema = z.object({ currentPassword: existingPassword, newPassword });

export const requestPasswordResetSchema = z.object({ email });

export const resetPasswordSchema = z.object({ token: linkToken, newPassword });

export const verifyEmailSchema = z.object({ token: linkToken });

export const objectToEmailChangeSchema = z.object({ token: linkToken });

export const deleteAccountSchema = z.object({ password: existingPassword });

export type RegisterForm = z.input<typeof registerSchema>;
export type Registration = z.output<typeof registerSchema>;
export type LoginForm = z.input<typeof loginSchema>;
export type Login = z.output<typeof loginSchema>;
export type Profile = z.output<typeof profileSchema>;

function blankToNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

export const acceptInvitationSchema = z.object({ token: linkToken, name, password: newPassword });
