import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** Colours of a tag. Each is a colour role of the theme. */
export const TAG_COLOURS = ['PLAIN', 'GOLD', 'GREEN', 'RED', 'AMBER', 'BLUE'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** Largest number of tags, so that the list stays usable. */
export const MAX_TAGS = 100;

const NAME_PROBLEM = 'Enter a name for the tag.';

export const orderTagSchema = z.object({
  name: buildSingleLineSchema(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(40, { error: 'Use at most 40 characters for the name.' }),
  colour: z.enum(TAG_COLOURS),
});
