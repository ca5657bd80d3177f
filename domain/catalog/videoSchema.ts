import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

export const MAX_VIDEO_SECONDS = 60;

const ALT_PROBLEM = 'Describe what the video shows.';

/** The alternative text describes the video for people who cannot see it. */
export const videoSchema = z.object({
  alt: buildSingleLineSchema(ALT_PROBLEM)
    .min(1, { error: ALT_PROBLEM })
    .max(240, { error: 'Use at most 240 characters for the description.' }),
});
