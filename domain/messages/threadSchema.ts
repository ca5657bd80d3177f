import { z } from 'zod';
import { email, name } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';

const REPLY_PROBLEM = /*i18n*/ 'Write something first.';
const SUBJECT_PROBLEM = /*i18n*/ 'Enter a subject.';

export const MAX_REPLY_LENGTH = 10_000;

const replyText = buildMultilineSchema(REPLY_PROBLEM)
  .min(1, { error: REPLY_PROBLEM })
  .max(MAX_REPLY_LENGTH, { error: /*i18n*/ 'Use at most 10,000 characters.' });

export const threadTextSchema = z.object({ text: replyText });

export const startThreadSchema = z.object({
  name,
  email,
  subject: buildSingleLineSchema(SUBJECT_PROBLEM)
    .min(1, { error: SUBJECT_PROBLEM })
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the subject.' }),
  text: replyText,
});

export const savedReplySchema = z.object({
  title: buildSingleLineSchema(/*i18n*/ 'Enter a title.')
    .min(1, { error: /*i18n*/ 'Enter a title.' })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the title.' }),
  text: replyText,
  textNe: buildMultilineSchema()
    .max(MAX_REPLY_LENGTH, { error: /*i18n*/ 'Use at most 10,000 characters.' })
    .nullish()
    .transform((text) => text || null),
});
