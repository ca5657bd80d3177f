import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const ALT_PROBLEM = 'Describe what the photo shows.';

export const MAX_PHOTOS = 12;
/** Maximum number of photos that one import can add to a product. */
export const MAX_IMPORTED_PHOTOS = 10;

/** Roles of a product's photos. The `DARK` photo comes first on dark pages. */
export const PHOTO_ROLES = ['FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK'] as const;
export type PhotoRole = (typeof PHOTO_ROLES)[number];

const ALT_TOO_LONG = 'Use at most 240 characters for the description.';

/** Alternative text of a photo, for people who cannot see it. */
export const alt = buildSingleLineSchema(ALT_PROBLEM)
  .min(1, { error: ALT_PROBLEM })
  .max(240, { error: ALT_TOO_LONG });

/** Nepali alternative text. If null, the photo is described by its product's name. */
const altNe = buildSingleLineSchema()
  .max(240, { error: ALT_TOO_LONG })
  .nullish()
  .transform((text) => (text === '' ? null : text));

const role = z.enum(PHOTO_ROLES).nullish();

export const newPhotoSchema = z.object({ alt, altNe, role });

const PERCENT_PROBLEM = /*i18n*/ 'Enter a focal point from 0% to 100%.';
const percent = z.int().min(0, { error: PERCENT_PROBLEM }).max(100, { error: PERCENT_PROBLEM });

export const photosSchema = z.object({
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
