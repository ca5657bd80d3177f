import { z } from 'zod';
import { shorten } from '#domain/text/shorten.ts';
import { orderMailSchema } from './orderChangeSchema.ts';

/** Placeholders of an email to many orders, written as `{number}`. */
export const MAIL_PLACEHOLDERS = ['name', 'number', 'total', 'due', 'carrier', 'tracking'] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];

/** If there is no Nepali text, customers who read Nepali get the English one. */
export const bulkMailSchema = z.object({ english: orderMailSchema, nepali: orderMailSchema.nullish() });

export interface MailText {
  subject: string;
  message: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the unknown placeholders, which customers would see unfilled. */
export function findUnknownPlaceholders({ subject, message }: MailText): string[] {
  const named = [...`${subject} ${message}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !MAIL_PLACEHOLDERS.some((place) => place === name)))];
}

/** Fills the placeholders of an email. A value that the order does not have is left empty. */
export function fillMail({ subject, message }: MailText, values: Record<MailPlaceholder, string>): MailText {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (place, name: string) =>
      name in values ? values[name as MailPlaceholder] : place,
    );
  return { subject: shorten(fill(subject), 240), message: fill(message) };
}
