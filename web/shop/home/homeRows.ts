import type { HomeRow_RowFragment } from './HomePage.generated.ts';

export type HomeRow = HomeRow_RowFragment;
type Kind = HomeRow['kind'];

/** What the first look can show; the code for the others follows. */
const AT_FIRST: readonly Kind[] = ['TRUST', 'METALS', 'FEATURED'];

/** Rows that go from edge to edge and keep their own distance. */
const BANDS: readonly Kind[] = ['TRUST', 'STORY'];

export function splitRows(rows: readonly HomeRow[]): { first: HomeRow[]; rest: HomeRow[] } {
  const end = rows.findIndex(({ kind }) => !AT_FIRST.includes(kind));
  const count = end === -1 ? rows.length : end;
  return { first: rows.slice(0, count), rest: rows.slice(count) };
}

export function isBand({ kind }: HomeRow): boolean {
  return BANDS.includes(kind);
}

/** Rows that stand together with the room of one between them; a band stands alone. */
export function groupRows(rows: readonly HomeRow[]): HomeRow[][] {
  const groups: HomeRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (!group || isBand(row) || group.some(isBand)) groups.push([row]);
    else group.push(row);
  }
  return groups;
}
