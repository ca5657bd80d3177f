import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';
import { MAX_BULK_IDS, MAX_BULK_TITLE } from './bulkJobs.ts';

const TITLE_PROBLEM = 'Say what the job is called.';

export const bulkJobSchema = z.object({
  title: oneLine(TITLE_PROBLEM)
    .min(1, { error: TITLE_PROBLEM })
    .max(MAX_BULK_TITLE, { error: `Use at most ${MAX_BULK_TITLE} characters for the title.` }),
  ids: z.array(z.string().max(191)).max(MAX_BULK_IDS).nullish(),
});
