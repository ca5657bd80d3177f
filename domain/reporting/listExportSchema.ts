import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';

const MAX_COLUMNS = 60;
/** Words that one column replaces. */
export const MAX_WORDS = 200;
const MAX_LENGTH = 100;

const short = oneLine().max(MAX_LENGTH, { error: `Use at most ${MAX_LENGTH} characters.` });

export const listExportSchema = z.object({
  list: short,
  format: z.enum(['CSV', 'XLSX']),
  columns: z
    .array(
      z.object({
        column: short,
        header: short.min(1, { error: 'Say what stands above the column.' }),
        words: z
          .array(z.object({ value: short, word: short }))
          .max(MAX_WORDS, { error: `Name at most ${MAX_WORDS} words.` })
          .nullish()
          .transform((words) => words ?? []),
      }),
    )
    .min(1, { error: 'Choose at least one column.' })
    .max(MAX_COLUMNS, { error: `Choose at most ${MAX_COLUMNS} columns.` }),
  sort: z
    .array(short)
    .max(5, { error: 'Name at most five orders.' })
    .nullish()
    .transform((sort) => sort ?? []),
});

export type ListExportValues = z.output<typeof listExportSchema>;
