import { z } from 'zod';
import { shorten } from '#domain/text/shorten.ts';
import { orderEmailSchema } from './orderChangeSchema.ts';

/** Placeholders of an email to many orders, written as `{number}`. */
export const EMAIL_PLACEHOLDERS = ['name', 'number', 'total', 'due', 'carrier', 'tracking'] as const;
export type EmailPlaceholder = (typeof EMAIL_PLACEHOLDERS)[number];

/** If there is no Nepali text, customers who read Nepali receive the English text. */
export const bulkEmailSchema = z.object({ english: orderEmailSchema, nepali: orderEmailSchema.nullish() });

export interface EmailText {
  subject: string;
  message: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the unknown placeholders, which customers would see unfilled. */
export function findUnknownPlaceholders({ subject, message }: EmailText): string[] {
  const usedPlaceholders = [...`${subject} ${message}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [
    ...new Set(
      usedPlaceholders.filter((name) => !EMAIL_PLACEHOLDERS.some((placeholder) => placeholder === name)),
    ),
  ];
}

/** Fills the placeholders of an email. A missing value is replaced by an empty text. */
export function fillEmail(
  { subject, message }: EmailText,
  values: Record<EmailPlaceholder, string>,
): EmailText {
  const fillPlaceholders = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) =>
      name in values ? values[name as EmailPlaceholder] : placeholder,
    );
  return { subject: shorten(fillPlaceholders(subject), 240), message: fillPlaceholders(message) };
}
