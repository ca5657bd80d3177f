import type { Place } from '../sheetView.ts';

export const ARROWS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Around {
  isControl: boolean;
  from: Place;
  /** The last row and column. */
  last: Place;
  /** How many rows a page has. */
  pageRows: number;
}

/** Where a key leads to from a place; null where it leads nowhere. */
export function placeOfKey(key: string, { isControl, from, last, pageRows }: Around): Place | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [down, right] = arrow;
    const far = isControl ? Math.max(last.row, last.column) : 1;
    return { row: from.row + down * far, column: from.column + right * far };
  }
  switch (key) {
    case 'Home':
      return isControl ? { row: 0, column: 0 } : { ...from, column: 0 };
    case 'End':
      return isControl ? last : { ...from, column: last.column };
    case 'PageUp':
      return { ...from, row: from.row - pageRows };
    case 'PageDown':
      return { ...from, row: from.row + pageRows };
  }
  return null;
}
