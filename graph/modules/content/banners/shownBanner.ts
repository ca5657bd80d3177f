import type { Banner } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';

/** Of several of a place that are shown now the first; so one for a feast stands before the usual one for its days. */
export function shownBanner(snapshot: SnapshotReader, place: Banner['place']): Banner | null {
  const ofPlace = snapshot.content.banners.filter((banner) => banner.place === place);
  return snapshot.shownNow(ofPlace)[0] ?? null;
}
