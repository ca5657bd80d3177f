import { z } from 'zod';
import { email, name, phone } from '#domain/text/fields.ts';

export const contactSchema = z.object(
  { name, email, phone },
  { error: /*i18n*/ 'Enter your name, email address and phone number.' },
);

export type ContactForm = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;
