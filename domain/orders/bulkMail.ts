import { z } from 'zod';
import { shorten } from '#domain/text/shorten.ts';
import { orderMailSchema } from './orderChangeSchema.ts';

/** What stands for something of each order in a mail to many, as `{number}`. */
export const MAIL_PLACES = ['name', 'number', 'total', 'due', 'carrier', 'tracking'] as const;
export type MailPlace = (typeof MAIL_PLACES)[number];

/** The same words in one language or in both; who reads Nepali and has no words of their own gets the English. */
export const bulkMailSchema = z.object({ english: orderMailSchema, nepali: orderMailSchema.nullish() });

export interface MailText {
  subject: string;
  message: string;
}

const PLACE = /\{(\w+)\}/g;

/** The names in braces that stand for nothing, which would reach the buyers as they are. */
export function unknownPlaces({ subject, message }: MailText): string[] {
  const named = [...`${subject} ${message}`.matchAll(PLACE)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !MAIL_PLACES.some((place) => place === name)))];
}

/** A mail with what stands for something filled in; what an order has not becomes nothing. */
export function fillMail({ subject, message }: MailText, values: Record<MailPlace, string>): MailText {
  const fill = (text: string) =>
    text.replace(PLACE, (place, name: string) => (name in values ? values[name as MailPlace] : place));
  return { subject: shorten(fill(subject), 240), message: fill(message) };
}
