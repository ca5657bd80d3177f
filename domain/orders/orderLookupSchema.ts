import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { normalisePhone } from '#domain/text/phone.ts';
import { oneLine } from '#domain/text/texts.ts';

const CONTACT_PROBLEM = /*i18n*/ 'Enter the phone number or email address you ordered with.';

/** The phone number (E.164) or the e-mail address (in small letters) of an order, as somebody types it. */
const contact = z.string({ error: CONTACT_PROBLEM }).transform((text, context) => {
  const read = text.includes('@') ? email.safeParse(text).data : normalisePhone(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: CONTACT_PROBLEM });
  return z.NEVER;
});

const number = oneLine()
  .min(1, { error: /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB.' })
  .max(40, { error: /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB.' });

export const openOrderSchema = z.object({ number, contact });

/** The order's number with the signature of the link that was mailed. */
export const openLinkSchema = z.object({ number, link: oneLine().min(1).max(100) });

export const trackingLinksSchema = z.object({ contact });
