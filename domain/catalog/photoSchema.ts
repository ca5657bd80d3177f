import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';

const ALT_PROBLEM = 'Say what the photograph shows.';

export const MAX_PHOTOGRAPHS = 12;
/** Photographs that an import adds to a product. */
export const MAX_IMPORTED_PHOTOGRAPHS = 10;

/** What photographs of a piece show. The one with `DARK` leads on dark pages. */
export const PHOTOGRAPH_ROLES = ['FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK'] as const;
export type PhotographRole = (typeof PHOTOGRAPH_ROLES)[number];

const ALT_TOO_LONG = 'Use at most 240 characters for what the photograph shows.';

/** What a photograph shows, for those who do not see it. */
export const alt = oneLine(ALT_PROBLEM).min(1, { error: ALT_PROBLEM }).max(240, { error: ALT_TOO_LONG });

/** The same in Nepali; null describes it by the name of its piece. */
const altNe = oneLine()
  .max(240, { error: ALT_TOO_LONG })
  .nullish()
  .transform((text) => (text === '' ? null : text));

const role = z.enum(PHOTOGRAPH_ROLES).nullish();

export const newPhotographSchema = z.object({ alt, altNe, role });

const PERCENT_PROBLEM = /*i18n*/ 'A point lies from 0 to 100 percent.';
const percent = z.int().min(0, { error: PERCENT_PROBLEM }).max(100, { error: PERCENT_PROBLEM });

export const photographsSchema = z.object({
  images: z.array(
    z.object({
      id: z.string(),
      alt: alt.nullish(),
      altNe,
      role,
      focus: z.object({ x: percent, y: percent }).nullish(),
    }),
  ),
});
