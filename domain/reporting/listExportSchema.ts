import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const MAX_COLUMNS = 60;
/** Maximum number of values in one column that an export replaces with words. */
export const MAX_WORDS = 200;
const MAX_LENGTH = 100;

const shortText = buildSingleLineSchema().max(MAX_LENGTH, { error: `Use at most ${MAX_LENGTH} characters.` });

export const listExportSchema = z.object({
  list: shortText,
  format: z.enum(['CSV', 'XLSX']),
  columns: z
    .array(
      z.object({
        column: shortText,
        header: shortText.min(1, { error: 'Enter a heading for the column.' }),
        words: z
          .array(z.object({ value: shortText, word: shortText }))
          .max(MAX_WORDS, { error: `Use at most ${MAX_WORDS} words for a column.` })
          .nullish()
          .transform((words) => words ?? []),
      }),
    )
    .min(1, { error: 'Choose at least one column.' })
    .max(MAX_COLUMNS, { error: `Choose at most ${MAX_COLUMNS} columns.` }),
  sort: z
    .array(shortText)
    .max(5, { error: 'Choose at most five sort orders.' })
    .nullish()
    .transform((sort) => sort ?? []),
});

export type ListExportValues = z.output<typeof listExportSchema>;
