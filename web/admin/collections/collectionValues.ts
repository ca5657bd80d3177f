import { zodResolver } from '@hookform/resolvers/zod';
import type { I18n } from '@lingui/core';
import type { z } from 'zod';
import { collectionSchema } from '#domain/catalog/collectionSchema.ts';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Collections_CollectionFragment } from './Collections.generated.ts';

/** The form as it is typed; a Nepali text that is empty is none. */
export interface CollectionValues {
  name: string;
  summary: string;
  story: string;
  nameNe: string;
  summaryNe: string;
  storyNe: string;
}

const LABELS: Record<keyof CollectionValues, string> = {
  name: /*i18n*/ 'Name',
  summary: /*i18n*/ 'Summary',
  story: /*i18n*/ 'Description',
  nameNe: /*i18n*/ 'Name in Nepali',
  summaryNe: /*i18n*/ 'Summary in Nepali',
  storyNe: /*i18n*/ 'Description in Nepali',
};

export function toValues(collection: Collections_CollectionFragment): CollectionValues {
  const { name, summary, story, nameNe, summaryNe, storyNe } = collection;
  return { name, summary, story, nameNe: nameNe ?? '', summaryNe: summaryNe ?? '', storyNe: storyNe ?? '' };
}

export function toInput({ nameNe, summaryNe, storyNe, ...english }: CollectionValues) {
  return {
    ...english,
    nameNe: nameNe.trim() || null,
    summaryNe: summaryNe.trim() || null,
    storyNe: storyNe.trim() || null,
  };
}

export const collectionResolver = zodResolver(
  collectionSchema as unknown as z.ZodType<CollectionValues, CollectionValues>,
  undefined,
  { raw: true },
);

/** What was typed beside what somebody else saved. */
export function collectionVersions(
  i18n: I18n,
  base: Collections_CollectionFragment,
  mine: CollectionValues,
  theirs: Collections_CollectionFragment,
): VersionsRow[] {
  const [opened, saved] = [toValues(base), toValues(theirs)];
  return (Object.keys(LABELS) as (keyof CollectionValues)[]).map((field) => ({
    label: i18n.t(LABELS[field]),
    base: opened[field],
    mine: mine[field],
    theirs: saved[field],
  }));
}
