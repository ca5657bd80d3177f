import { zodResolver } from '@hookform/resolvers/zod';
import type { I18n } from '@lingui/core';
import type { z } from 'zod';
import { collectionTextSchema } from '#domain/catalog/collectionTextSchema.ts';
import type { CollectionRule, MemberSort } from '#domain/content/collectionRule.ts';
import type { Picture } from '../content/PictureInput.tsx';
import { type PublicationValues, toPublication, toPublicationValues } from '../content/publicationTexts.tsx';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Collections_CollectionFragment } from './Collections.generated.ts';

const TEXTS = {
  name: /*i18n*/ 'Name',
  summary: /*i18n*/ 'Summary',
  story: /*i18n*/ 'Description',
  slug: /*i18n*/ 'Web address',
  nameNe: /*i18n*/ 'Name in Nepali',
  summaryNe: /*i18n*/ 'Summary in Nepali',
  storyNe: /*i18n*/ 'Description in Nepali',
  bannerAlt: /*i18n*/ 'Picture description',
  bannerAltNe: /*i18n*/ 'Picture description in Nepali',
  seoTitle: /*i18n*/ 'Title for search engines',
  seoTitleNe: /*i18n*/ 'Title for search engines in Nepali',
  seoDescription: /*i18n*/ 'Description for search engines',
  seoDescriptionNe: /*i18n*/ 'Description for search engines in Nepali',
};
type Text = keyof typeof TEXTS;

/** Form values as typed. An empty Nepali text counts as missing. Values other than texts are stored as JSON. */
export interface CollectionValues extends Record<Text, string>, PublicationValues {
  picture: string;
  membership: 'HAND' | 'RULE';
  sort: MemberSort;
  rule: string;
}

const NO_RULE: CollectionRule = { match: 'ALL', conditions: [] };

export function toValues(collection: Collections_CollectionFragment): CollectionValues {
  const { banner, staff } = collection;
  const texts = Object.fromEntries(
    (Object.keys(TEXTS) as Text[]).map((field) => [
      field,
      (field === 'bannerAlt' || field === 'bannerAltNe' ? staff[field] : collection[field]) ?? '',
    ]),
  ) as Record<Text, string>;
  const picture: Picture = {
    uploadId: null,
    url: banner.url,
    focus: { x: banner.focus?.x ?? 50, y: banner.focus?.y ?? 50 },
  };
  const { match, conditions } = staff.rule ?? NO_RULE;
  const rule = {
    match,
    conditions: conditions.map(({ about, values, from, to }) => ({ about, values, from, to })),
  };
  return {
    ...texts,
    ...toPublicationValues(staff),
    picture: staff.hasPicture ? JSON.stringify(picture) : '',
    membership: staff.membership,
    sort: staff.sort,
    rule: JSON.stringify(rule),
  };
}

export function readPicture(picture: string): Picture | null {
  return picture ? JSON.parse(picture) : null;
}

export function readRule(rule: string): CollectionRule {
  return JSON.parse(rule);
}

const REQUIRED: readonly Text[] = ['name', 'summary', 'story', 'slug'];

export function toInput(values: CollectionValues) {
  const picture = readPicture(values.picture);
  const rule = readRule(values.rule);
  const texts = Object.fromEntries(
    (Object.keys(TEXTS) as Text[]).map((field) => [
      field,
      REQUIRED.includes(field) ? values[field] : values[field].trim() || null,
    ]),
  ) as Record<Text, string>;
  return {
    ...texts,
    ...toPublication(values),
    membership: values.membership,
    sort: values.membership === 'RULE' && values.sort === 'HAND' ? ('POPULAR' as const) : values.sort,
    rule: rule.conditions.length > 0 || values.membership === 'RULE' ? rule : undefined,
    uploadId: picture?.uploadId ?? undefined,
    bannerFocus: picture?.focus,
  };
}

export const collectionResolver = zodResolver(
  collectionTextSchema as unknown as z.ZodType<CollectionValues, CollectionValues>,
  undefined,
  { raw: true },
);

/** Returns the fields that differ between the typed values and a colleague's saved version. */
export function compareCollectionVersions(
  i18n: I18n,
  base: Collections_CollectionFragment,
  editedValues: CollectionValues,
  latestCollection: Collections_CollectionFragment,
): VersionsRow[] {
  const [baseValues, latestValues] = [toValues(base), toValues(latestCollection)];
  return (Object.keys(TEXTS) as Text[]).map((field) => ({
    label: i18n.t(TEXTS[field]),
    base: baseValues[field],
    edited: editedValues[field],
    latest: latestValues[field],
  }));
}
