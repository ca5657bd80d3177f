import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { normalisePhone } from './phone.ts';
import { manyLines, oneLine } from './texts.ts';

const PHONE_PROBLEM = /*i18n*/ 'Enter a mobile number of 10 digits, such as 98XXXXXXXX.';
const EMAIL_PROBLEM = /*i18n*/ 'Enter an email address, such as name@example.com.';

export const name = oneLine(/*i18n*/ 'Enter your name.')
  .min(1, { error: /*i18n*/ 'Enter your name.' })
  .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' })
  .superRefine(expectNoLink);

/** Programs that show mail make a link of it, and a name stands in mails of the store. */
const LINK = /:\/\/|www\./i;

function expectNoLink(text: string, context: z.RefinementCtx) {
  if (LINK.test(text)) context.addIssue(problemIssue('LINK_IN_NAME', {}));
}

export const email = z
  .string({ error: EMAIL_PROBLEM })
  .trim()
  .toLowerCase()
  .max(191, { error: /*i18n*/ 'Use at most 191 characters for the email address.' })
  .pipe(z.email({ error: EMAIL_PROBLEM }));

/** Any number of Nepal; comes out in E.164. */
export const phone = z.string({ error: PHONE_PROBLEM }).transform(readPhone);

/** A phone that may be left out; blank counts as left out. */
export const optionalPhone = z
  .string({ error: PHONE_PROBLEM })
  .nullish()
  .transform((text, context) => (text?.trim() ? readPhone(text, context) : undefined));

/** A whole number in these bounds, both included. */
export function wholeNumber(least: number, most: number, error: string) {
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** Text of one line that may be left out; blank counts as left out. */
export function optionalText(max: number, tooLong: string) {
  return leftOut(oneLine().max(max, { error: tooLong }));
}

/** Text of several lines that may be left out; blank counts as left out. */
export function optionalLines(max: number, tooLong: string) {
  return leftOut(manyLines().max(max, { error: tooLong }));
}

function leftOut(text: z.ZodString) {
  return text.nullish().transform((given) => given || undefined);
}

function readPhone(text: string, context: z.RefinementCtx): string {
  const normalised = normalisePhone(text);
  if (normalised !== null) return normalised;
  context.addIssue({ code: 'custom', message: PHONE_PROBLEM });
  return z.NEVER;
}
