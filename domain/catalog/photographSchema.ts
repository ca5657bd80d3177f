import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';

const ALT_PROBLEM = 'Say what the photograph shows.';

export const MAX_PHOTOGRAPHS = 12;

/** What a photograph shows, for those who do not see it. */
export const alt = oneLine(ALT_PROBLEM)
  .min(1, { error: ALT_PROBLEM })
  .max(240, { error: 'Use at most 240 characters for what the photograph shows.' });

export const newPhotographSchema = z.object({ alt });

const PERCENT_PROBLEM = /*i18n*/ 'A point lies from 0 to 100 percent.';
const percent = z.int().min(0, { error: PERCENT_PROBLEM }).max(100, { error: PERCENT_PROBLEM });

export const photographsSchema = z.object({
  images: z.array(
    z.object({
      id: z.string(),
      alt: alt.nullish(),
      focus: z.object({ x: percent, y: percent }).nullish(),
    }),
  ),
});
