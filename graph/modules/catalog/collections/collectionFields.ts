import { fullCollectionSchema } from '#domain/content/collectionSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { type Collection, Prisma, type Upload } from '#graph/prisma/generated/client.ts';
import type { FocalPointInput } from '#graph/schema/schema.generated.ts';

/** Applies the input to the saved fields of a collection and validates the result. */
export function readCollectionFields(
  saved: Record<string, unknown>,
  { bannerFocus, ...input }: { bannerFocus?: FocalPointInput | null | undefined },
) {
  const focus = bannerFocus && { bannerFocusX: bannerFocus.x, bannerFocusY: bannerFocus.y };
  const definedEntries = Object.entries(input).filter(([, value]) => value !== undefined);
  const { nameNe, summaryNe, storyNe, ...fields } = parseInput(fullCollectionSchema, {
    ...saved,
    ...Object.fromEntries(definedEntries),
    ...focus,
  });
  return {
    ...fields,
    nameNe: nameNe ?? null,
    summaryNe: summaryNe ?? null,
    storyNe: storyNe ?? null,
  };
}

type Fields = ReturnType<typeof readCollectionFields>;

/** Converts the fields to database columns. */
export function toRow({ rule, ...fields }: Fields) {
  return { ...fields, rule: rule ? (rule as Prisma.InputJsonObject) : Prisma.DbNull };
}

/** Converts an upload to the collection's picture columns. */
export function toPicture(upload: Upload) {
  const { key, width, height, colour } = upload;
  return { bannerKey: key, bannerWidth: width, bannerHeight: height, bannerColour: colour };
}

export function requirePicture({
  isPublished,
  bannerKey,
}: Pick<Collection, 'isPublished' | 'bannerKey'>): void {
  if (isPublished && bannerKey === '') throw new DomainError('IMAGE_MISSING', 'uploadId');
}
