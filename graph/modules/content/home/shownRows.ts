import type { HomeRow } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';

/** The rows that home shows now; one of a collection that is not shown is left out with it. */
export function shownRows(snapshot: SnapshotReader): HomeRow[] {
  const rows = snapshot.shownNow(snapshot.content.rows);
  if (rows.every(({ collectionId }) => collectionId === null)) return rows;
  const shown = new Set(snapshot.collections.map(({ id }) => id));
  return rows.filter(({ collectionId }) => collectionId === null || shown.has(collectionId));
}
