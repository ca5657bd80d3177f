import type { HomeSection_RowFragment } from './HomePage.generated.ts';

export type HomeSection = HomeSection_RowFragment;
type Kind = HomeSection['kind'];

/** Kinds of sections above the fold; the code for other kinds loads later. */
const ABOVE_FOLD: readonly Kind[] = ['TRUST', 'METALS', 'FEATURED'];

/** Full-width sections with their own spacing. */
const BANDS: readonly Kind[] = ['TRUST', 'STORY'];

export function splitRows(rows: readonly HomeSection[]): {
  aboveFold: HomeSection[];
  belowFold: HomeSection[];
} {
  const firstBelowFoldIndex = rows.findIndex(({ kind }) => !ABOVE_FOLD.includes(kind));
  const count = firstBelowFoldIndex === -1 ? rows.length : firstBelowFoldIndex;
  return { aboveFold: rows.slice(0, count), belowFold: rows.slice(count) };
}

export function isBand({ kind }: HomeSection): boolean {
  return BANDS.includes(kind);
}

/** Groups sections that share spacing; each band is a separate group. */
export function groupRows(rows: readonly HomeSection[]): HomeSection[][] {
  const groups: HomeSection[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (!group || isBand(row) || group.some(isBand)) groups.push([row]);
    else group.push(row);
  }
  return groups;
}
