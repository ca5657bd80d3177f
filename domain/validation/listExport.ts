import { z } from 'zod';
import { oneLine } from './texts.ts';

const MOST_COLUMNS = 60;
const MOST_WORDS = 200;
const LONGEST = 100;

const short = oneLine().max(LONGEST, { error: `Use at most ${LONGEST} characters.` });

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
          .max(MOST_WORDS, { error: `Name at most ${MOST_WORDS} words.` })
          .nullish()
          .transform((words) => words ?? []),
      }),
    )
    .min(1, { error: 'Choose at least one column.' })
    .max(MOST_COLUMNS, { error: `Choose at most ${MOST_COLUMNS} columns.` }),
  sort: z
    .array(short)
    .max(5, { error: 'Name at most five orders.' })
    .nullish()
    .transform((sort) => sort ?? []),
});

export type ListExportValues = z.output<typeof listExportSchema>;
