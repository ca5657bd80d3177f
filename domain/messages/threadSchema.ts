import { z } from 'zod';
import { email, name } from '#domain/text/fields.ts';
import { manyLines, oneLine } from '#domain/text/texts.ts';

const REPLY_PROBLEM = /*i18n*/ 'Write something first.';
const SUBJECT_PROBLEM = /*i18n*/ 'Enter a subject.';

export const MAX_REPLY_LENGTH = 10_000;

const replyText = manyLines(REPLY_PROBLEM)
  .min(1, { error: REPLY_PROBLEM })
  .max(MAX_REPLY_LENGTH, { error: /*i18n*/ 'Use at most 10,000 characters.' });

export const threadTextSchema = z.object({ text: replyText });

export const startThreadSchema = z.object({
  name,
  email,
  subject: oneLine(SUBJECT_PROBLEM)
    .min(1, { error: SUBJECT_PROBLEM })
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the subject.' }),
  text: replyText,
});

export const savedReplySchema = z.object({
  title: oneLine(/*i18n*/ 'Enter a title.')
    .min(1, { error: /*i18n*/ 'Enter a title.' })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the title.' }),
  text: replyText,
  textNe: manyLines()
    .max(MAX_REPLY_LENGTH, { error: /*i18n*/ 'Use at most 10,000 characters.' })
    .nullish()
    .transform((text) => text || null),
});
