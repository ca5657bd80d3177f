import { z } from 'zod';
import { email, name, optionalPhone } from './fields.ts';

const SUBJECT_PROBLEM = /*i18n*/ 'Enter a subject.';
const MESSAGE_PROBLEM = /*i18n*/ 'Enter at least 10 characters.';

export const contactMessageSchema = z.object({
  name: name.transform(inOneLine),
  email,
  phone: optionalPhone,
  subject: z
    .string({ error: SUBJECT_PROBLEM })
    .trim()
    .min(1, { error: SUBJECT_PROBLEM })
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the subject.' })
    .transform(inOneLine),
  message: z
    .string({ error: MESSAGE_PROBLEM })
    .trim()
    .min(10, { error: MESSAGE_PROBLEM })
    .max(4000, { error: /*i18n*/ 'Use at most 4,000 characters for the message.' }),
});

export type ContactMessageForm = z.input<typeof contactMessageSchema>;
export type ContactMessageText = z.output<typeof contactMessageSchema>;

/** Both become the subject of a mail. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
