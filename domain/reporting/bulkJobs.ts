import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** Maximum number of rows in one bulk job. */
export const MAX_BULK_ROWS = 10_000;

/** Maximum number of rows that can be selected by id. */
export const MAX_BULK_IDS = 1000;

/** Maximum number of concurrent bulk jobs per person. */
export const MAX_CONCURRENT_BULK_JOBS = 5;

/** Days for which a bulk job's report is kept. */
export const BULK_RETENTION_DAYS = 30;

/** Maximum length of a bulk job's title. */
export const MAX_BULK_TITLE_LENGTH = 160;

const TITLE_PROBLEM = 'Enter a title for the job.';

export const bulkJobSchema = z.object({
  title: buildSingleLineSchema(TITLE_PROBLEM)
    .min(1, { error: TITLE_PROBLEM })
    .max(MAX_BULK_TITLE_LENGTH, { error: `Use at most ${MAX_BULK_TITLE_LENGTH} characters for the title.` }),
  ids: z.array(z.string().max(191)).max(MAX_BULK_IDS).nullish(),
});
