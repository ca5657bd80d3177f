import { z } from 'zod';
import { email, name, optionalPhone } from './fields.ts';

const MAX_PASSWORD = 128;

const newPassword = z
  .string({ error: /*i18n*/ 'Choose a password.' })
  .min(10, { error: /*i18n*/ 'Use at least 10 characters for the password.' })
  .max(MAX_PASSWORD, { error: /*i18n*/ 'Use at most 128 characters for the password.' })
  .refine((password) => new Set(password).size !== 1, {
    error: /*i18n*/ 'Choose a password that is not one character repeated.',
  });

export const registerSchema = z.object({ name, email, password: newPassword, phone: optionalPhone });

export const loginSchema = z.object({
  email,
  password: z
    .string({ error: /*i18n*/ 'Enter your password.' })
    .min(1, { error: /*i18n*/ 'Enter your password.' })
    .max(MAX_PASSWORD, { error: /*i18n*/ 'Use at most 128 characters for the password.' }),
});

export type RegisterForm = z.input<typeof registerSchema>;
export type Register = z.output<typeof registerSchema>;
export type Login = z.output<typeof loginSchema>;
