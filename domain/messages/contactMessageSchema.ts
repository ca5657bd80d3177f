import { z } from 'zod';
import { email, name, optionalPhone } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';

const SUBJECT_PROBLEM = /*i18n*/ 'Enter a subject.';
const MESSAGE_PROBLEM = /*i18n*/ 'Enter at least 10 characters.';

export const contactMessageSchema = z.object({
  name,
  email,
  phone: optionalPhone,
  subject: buildSingleLineSchema(SUBJECT_PROBLEM)
    .min(1, { error: SUBJECT_PROBLEM })
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the subject.' }),
  message: buildMultilineSchema(MESSAGE_PROBLEM)
    .min(10, { error: MESSAGE_PROBLEM })
    .max(4000, { error: /*i18n*/ 'Use at most 4,000 characters for the message.' }),
});

export type ContactMessageForm = z.input<typeof contactMessageSchema>;
export type ContactMessageText = z.output<typeof contactMessageSchema>;
