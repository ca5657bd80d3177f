import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';

/** How many rows one bulk job changes. */
export const MAX_BULK_ROWS = 10_000;

/** How many rows can be named by their ids. */
export const MAX_BULK_IDS = 1000;

/** How many bulk jobs somebody may have under way at once. */
export const MAX_BULK_JOBS_AT_ONCE = 5;

/** How long the report of a bulk job is kept. */
export const BULK_KEPT_DAYS = 30;

/** Length of a bulk job's title. */
export const MAX_BULK_TITLE = 160;

const TITLE_PROBLEM = 'Say what the job is called.';

export const bulkJobSchema = z.object({
  title: oneLine(TITLE_PROBLEM)
    .min(1, { error: TITLE_PROBLEM })
    .max(MAX_BULK_TITLE, { error: `Use at most ${MAX_BULK_TITLE} characters for the title.` }),
  ids: z.array(z.string().max(191)).max(MAX_BULK_IDS).nullish(),
});
