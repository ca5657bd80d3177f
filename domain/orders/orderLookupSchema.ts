import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { normalisePhone } from '#domain/text/phone.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const CONTACT_PROBLEM = /*i18n*/ 'Enter the phone number or email address you ordered with.';

/** Phone number (converted to E.164) or email address (to lower case) of an order. */
const contact = z.string({ error: CONTACT_PROBLEM }).transform((text, context) => {
  const parsedContact = text.includes('@') ? email.safeParse(text).data : normalisePhone(text);
  if (parsedContact) return parsedContact;
  context.addIssue({ code: 'custom', message: CONTACT_PROBLEM });
  return z.NEVER;
});

const number = buildSingleLineSchema()
  .min(1, { error: /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB.' })
  .max(40, { error: /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB.' });

export const openOrderSchema = z.object({ number, contact });

/** Order number with the signature of the emailed link. */
export const openLinkSchema = z.object({ number, link: buildSingleLineSchema().min(1).max(100) });

export const trackingLinksSchema = z.object({ contact });
