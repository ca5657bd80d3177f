import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';

/** The colours that a tag may have: roles of the theme. */
export const TAG_COLOURS = ['PLAIN', 'GOLD', 'GREEN', 'RED', 'AMBER', 'BLUE'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** How many tags there are at most: more than these nobody tells apart. */
export const MAX_TAGS = 100;

const NAME_PROBLEM = 'Enter a name for the tag.';

export const orderTagSchema = z.object({
  name: oneLine(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(40, { error: 'Use at most 40 characters for the name.' }),
  colour: z.enum(TAG_COLOURS),
});
