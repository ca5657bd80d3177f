/** Period in which content is shown. A draft is shown only in previews. */
export interface Publication {
  isPublished: boolean;
  /** Start, inclusive. Null if there is no start. */
  publishFrom: Date | null;
  /** End, exclusive. Null if there is no end. */
  publishUntil: Date | null;
}

/** Time for which the shop is rendered. `includesDrafts` is true for a preview. */
export interface ViewTime {
  at: Date;
  includesDrafts: boolean;
}

export function isShown(
  { isPublished, publishFrom, publishUntil }: Publication,
  { at, includesDrafts }: ViewTime,
): boolean {
  if (!isPublished && !includesDrafts) return false;
  return (publishFrom === null || publishFrom <= at) && (publishUntil === null || at < publishUntil);
}

/** Returns the next time after `at` at which the shown content changes, or null if it never does. */
export function findNextPublication(publications: readonly Publication[], at: Date): Date | null {
  const boundaries = publications.flatMap(({ isPublished, publishFrom, publishUntil }) =>
    isPublished ? [publishFrom, publishUntil] : [],
  );
  const next = boundaries.reduce<number>(
    (earliestMs, boundary) =>
      boundary && boundary > at ? Math.min(earliestMs, boundary.getTime()) : earliestMs,
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(next) ? new Date(next) : null;
}

export type PublicationState = 'DRAFT' | 'SCHEDULED' | 'SHOWN' | 'OVER';

/** Returns the state shown to staff. */
export function getPublicationState(publication: Publication, at: Date): PublicationState {
  const { isPublished, publishFrom, publishUntil } = publication;
  if (!isPublished) return 'DRAFT';
  if (publishUntil !== null && publishUntil <= at) return 'OVER';
  return publishFrom !== null && publishFrom > at ? 'SCHEDULED' : 'SHOWN';
}
