import { readOrderNumber } from '../orderNumber.ts';

/** A line of a list of parcels, as somebody pasted it. */
export interface ReadParcel {
  order: string;
  trackingNumber: string;
  carrier: string;
}

/**
 * Reads lines of order number, tracking number and, where it is named, carrier, with a tab, comma or semicolon between them, as a
 * sheet or a CSV file has them. A first line that names the columns is left out, and so are empty ones.
 */
export function readParcels(text: string): ReadParcel[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map(toCells)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .filter((cells, index) => index > 0 || !isHeading(cells))
    .map(([order = '', trackingNumber = '', carrier = '']) => ({ order, trackingNumber, carrier }));
}

/** A quoted cell may hold what parts the others. */
const CELL = /\s*(?:"((?:[^"]|"")*)"|([^\t,;]*))\s*(?:[\t,;]|$)/gy;

function toCells(line: string): string[] {
  // Two words without anything else between them are a number each.
  if (!/[\t,;"]/.test(line)) return line.trim().split(/\s+/, 2);
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < line.length) {
    const cell = CELL.exec(line);
    if (!cell) break;
    cells.push((cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '').trim());
  }
  return cells;
}

/** Words, of which the first is no number of an order: one in forty of these has no digit either. */
function isHeading([first = '', second = '']: readonly string[]): boolean {
  return !/\d/.test(first + second) && !readOrderNumber(first).startsWith('JW-');
}
