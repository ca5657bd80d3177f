import { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { optionalAlt, percent } from './collectionSchema.ts';
import { link } from './link.ts';
import { checkDates, publicationFields } from './publicationSchema.ts';

export const BANNER_PLACES = ['HERO', 'STRIP'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

const TITLE_PROBLEM = 'Enter a title for the banner.';
const TITLE_TOO_LONG = 'Use at most 80 characters for the title.';
const TEXT_TOO_LONG = 'Use at most 240 characters for the text.';
const ACTION_TOO_LONG = 'Use at most 40 characters for the button.';
const buildNullableTextSchema = (max: number, tooLongProblem: string) =>
  buildOptionalTextSchema(max, tooLongProblem).transform((text) => text ?? null);

export const bannerSchema = z
  .object({
    place: z.enum(BANNER_PLACES),
    title: buildSingleLineSchema(TITLE_PROBLEM)
      .min(1, { error: TITLE_PROBLEM })
      .max(80, { error: TITLE_TOO_LONG }),
    titleNe: buildNullableTextSchema(80, TITLE_TOO_LONG),
    text: buildNullableTextSchema(240, TEXT_TOO_LONG),
    textNe: buildNullableTextSchema(240, TEXT_TOO_LONG),
    action: buildNullableTextSchema(40, ACTION_TOO_LONG),
    actionNe: buildNullableTextSchema(40, ACTION_TOO_LONG),
    link,
    imageAlt: optionalAlt,
    imageAltNe: optionalAlt,
    focusX: percent.nullish().transform((x) => x ?? null),
    focusY: percent.nullish().transform((y) => y ?? null),
    ...publicationFields,
  })
  .superRefine(checkDates);
