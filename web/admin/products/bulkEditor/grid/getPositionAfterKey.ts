import type { CellPosition } from '../gridView.ts';

export const ARROWS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface MoveContext {
  isControl: boolean;
  from: CellPosition;
  /** Last row and column. */
  last: CellPosition;
  /** Rows per page. */
  pageRows: number;
}

/** Returns the position that a key moves to; null if the key does not move the cursor. */
export function getPositionAfterKey(
  key: string,
  { isControl, from, last, pageRows }: MoveContext,
): CellPosition | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [rowStep, columnStep] = arrow;
    const jump = isControl ? Math.max(last.row, last.column) : 1;
    return { row: from.row + rowStep * jump, column: from.column + columnStep * jump };
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
