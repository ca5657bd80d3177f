/** When something is shown: a draft never is, and what is published is between its dates. */
export interface Publication {
  isPublished: boolean;
  /** From this moment on; null for as long as anybody remembers. */
  publishFrom: Date | null;
  /** No longer from this moment on; null for good. */
  publishUntil: Date | null;
}

/** A moment that the shop is looked at; `drafts` for somebody who prepares it. */
export interface Moment {
  at: Date;
  drafts: boolean;
}

export function isShown(
  { isPublished, publishFrom, publishUntil }: Publication,
  { at, drafts }: Moment,
): boolean {
  if (!isPublished && !drafts) return false;
  return (publishFrom === null || publishFrom <= at) && (publishUntil === null || at < publishUntil);
}

/** The next moment after `at` at which another of them is shown than now; null where that never comes. */
export function nextPublication(publications: readonly Publication[], at: Date): Date | null {
  const moments = publications.flatMap(({ isPublished, publishFrom, publishUntil }) =>
    isPublished ? [publishFrom, publishUntil] : [],
  );
  const next = moments.reduce<number>(
    (soonest, moment) => (moment && moment > at ? Math.min(soonest, moment.getTime()) : soonest),
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(next) ? new Date(next) : null;
}

export type PublicationState = 'DRAFT' | 'SCHEDULED' | 'SHOWN' | 'OVER';

/** What staff are told of it at a moment. */
export function publicationState(publication: Publication, at: Date): PublicationState {
  const { isPublished, publishFrom, publishUntil } = publication;
  if (!isPublished) return 'DRAFT';
  if (publishUntil !== null && publishUntil <= at) return 'OVER';
  return publishFrom !== null && publishFrom > at ? 'SCHEDULED' : 'SHOWN';
}
