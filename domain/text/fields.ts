import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { normalisePhone } from './phone.ts';
import { buildMultilineSchema, buildSingleLineSchema } from './texts.ts';

const PHONE_PROBLEM = /*i18n*/ 'Enter a 10-digit mobile number, such as 98XXXXXXXX.';
const EMAIL_PROBLEM = /*i18n*/ 'Enter an email address, such as name@example.com.';

export const name = buildSingleLineSchema(/*i18n*/ 'Enter your name.')
  .min(1, { error: /*i18n*/ 'Enter your name.' })
  .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' })
  .superRefine(checkNoLink);

/** Email programs turn this into a link, and names appear in the store's emails. */
const LINK = /:\/\/|www\./i;

function checkNoLink(text: string, context: z.RefinementCtx) {
  if (LINK.test(text)) context.addIssue(createProblemIssue('LINK_IN_NAME', {}));
}

export const email = z
  .string({ error: EMAIL_PROBLEM })
  .trim()
  .toLowerCase()
  .max(191, { error: /*i18n*/ 'Use at most 191 characters for the email address.' })
  .pipe(z.email({ error: EMAIL_PROBLEM }));

/** A phone number in Nepal, converted to E.164. */
export const phone = z.string({ error: PHONE_PROBLEM }).transform(readPhone);

/** An optional phone number. Blank counts as missing. */
export const optionalPhone = z
  .string({ error: PHONE_PROBLEM })
  .nullish()
  .transform((text, context) => (text?.trim() ? readPhone(text, context) : undefined));

/** A whole number from `min` to `max`. */
export function buildWholeNumberSchema(min: number, max: number, error: string) {
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** An optional single-line text. Blank counts as missing. */
export function buildOptionalTextSchema(max: number, tooLongProblem: string) {
  return treatBlankAsUndefined(buildSingleLineSchema().max(max, { error: tooLongProblem }));
}

/** An optional multi-line text. Blank counts as missing. */
export function buildOptionalMultilineSchema(max: number, tooLongProblem: string) {
  return treatBlankAsUndefined(buildMultilineSchema().max(max, { error: tooLongProblem }));
}

function treatBlankAsUndefined(text: z.ZodString) {
  return text.nullish().transform((value) => value || undefined);
}

function readPhone(text: string, context: z.RefinementCtx): string {
  const normalisedPhone = normalisePhone(text);
  if (normalisedPhone !== null) return normalisedPhone;
  context.addIssue({ code: 'custom', message: PHONE_PROBLEM });
  return z.NEVER;
}
