import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { STATEMENT_DATES, STATEMENT_UNITS } from './statementColumns.ts';

const TOO_LONG = /*i18n*/ 'Use at most 80 characters for a column name.';
const column = buildSingleLineSchema()
  .max(80, { error: TOO_LONG })
  .nullish()
  .transform((name) => name || undefined);
const words = z
  .array(buildSingleLineSchema().min(2, { error: /*i18n*/ 'Enter words of at least 2 letters.' }).max(60))
  .max(40, { error: /*i18n*/ 'Enter at most 40 words.' })
  .nullish()
  .transform((value) => value ?? []);

export const statementMappingSchema = z
  .object({
    columns: z.object({
      date: column,
      amount: column,
      credit: column,
      debit: column,
      side: column,
      fee: column,
      reference: column,
      transactionId: column,
      kind: column,
      status: column,
      description: column,
    }),
    dates: z
      .enum(STATEMENT_DATES)
      .nullish()
      .transform((order) => order ?? null),
    unit: z.enum(STATEMENT_UNITS),
    refundWords: words,
    skipWords: words,
    asideWords: words,
  })
  .superRefine(({ columns }, context) => {
    if (!columns.date)
      context.addIssue({
        code: 'custom',
        path: ['columns', 'date'],
        message: /*i18n*/ 'Choose the column for the date.',
      });
    if (!columns.amount && !columns.credit)
      context.addIssue({
        code: 'custom',
        path: ['columns', 'amount'],
        message: /*i18n*/ 'Choose the column for the amount or for money in.',
      });
  });
