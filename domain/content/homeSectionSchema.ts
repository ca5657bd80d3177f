import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { checkDates, publicationFields } from './publicationSchema.ts';

export const HOME_SECTION_KINDS = [
  'TRUST',
  'METALS',
  'FEATURED',
  'PIECES',
  'STORY',
  'TRENDING',
  'COLLECTIONS',
  'RATES',
  'COLLECTION',
  'NEW_ARRIVALS',
] as const;
export type HomeSectionKind = (typeof HOME_SECTION_KINDS)[number];

const TITLE_TOO_LONG = 'Use at most 80 characters for the title.';
const title = buildOptionalTextSchema(80, TITLE_TOO_LONG).transform((text) => text ?? null);

export const homeSectionSchema = z
  .object({
    kind: z.enum(HOME_SECTION_KINDS),
    collectionId: z
      .string()
      .nullish()
      .transform((id) => id || null),
    title,
    titleNe: title,
    ...publicationFields,
  })
  .superRefine((row, context) => {
    checkDates(row, context);
    if (row.kind === 'COLLECTION' && !row.collectionId)
      context.addIssue(createProblemIssue('HOME_SECTION_WITHOUT_COLLECTION', {}, ['collectionId']));
  })
  .transform((row) => (row.kind === 'COLLECTION' ? row : { ...row, collectionId: null }));
