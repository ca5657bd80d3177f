import { MAX_IMPORTED_PHOTOGRAPHS } from '#domain/catalog/photographSchema.ts';
import { SHEET_COLUMNS, type SheetColumn, SIZE_COLUMNS } from '#domain/catalog/productSheet.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ImportProblem } from '#graph/schema/schema.generated.ts';
import type { SheetRow } from './readSheet.ts';

/** All that a sheet says about one piece. */
export interface SheetProduct {
  sku: string;
  rows: number[];
  /** What is the same for all sizes, with the row that says so. */
  facts: Partial<Record<SheetColumn, { text: string; row: number }>>;
  /** What each row says about its size; a row that says nothing about one is left out. */
  sizes: SheetRow[];
  /** Addresses of its photographs, the main one first. */
  images: string[];
  problems: ImportProblem[];
}

/** The pieces of a sheet in their order. Rows of one piece go by their SKU, wherever they stand. */
export function toProducts(sheet: readonly SheetRow[]): SheetProduct[] {
  const bySku = new Map<string, SheetRow[]>();
  for (const row of sheet) {
    // A row without a SKU stands for itself, to be refused.
    const key = row.cells.sku?.toLowerCase() ?? `row ${row.row}`;
    bySku.set(key, [...(bySku.get(key) ?? []), row]);
  }
  return [...bySku.values()].map(toProduct);
}

function toProduct(rows: SheetRow[]): SheetProduct {
  const sku = rows[0]?.cells.sku ?? '';
  const piece: SheetProduct = {
    sku,
    rows: rows.map(({ row }) => row),
    facts: {},
    sizes: rows.filter(({ cells }) => SIZE_COLUMNS.some((column) => cells[column] !== undefined)),
    images: [],
    problems: rows.flatMap(({ problems }) => problems),
  };
  if (!sku && !piece.problems.some(({ column }) => column === 'sku'))
    piece.problems.push({ row: rows[0]?.row ?? 0, column: 'sku', message: 'Give the SKU of the piece.' });

  for (const { row, cells } of rows)
    for (const column of SHEET_COLUMNS) {
      const text = cells[column];
      if (text === undefined || column === 'sku' || SIZE_COLUMNS.includes(column)) continue;
      const known = piece.facts[column];
      if (known && known.text !== text)
        piece.problems.push({
          row,
          column,
          message: `Row ${known.row} has another value for this product. Use the same value in all its rows.`,
        });
      piece.facts[column] ??= { text, row };
    }
  return withImages(piece);
}

function withImages(piece: SheetProduct): SheetProduct {
  const { text, row = 0 } = piece.facts.images ?? {};
  const addresses = text?.split(/[\s,;|]+(?=https?:)/i) ?? [];
  const bad = addresses.find((address) => !isWebAddress(address));
  const problem =
    bad !== undefined
      ? `Give addresses that begin with https://, with a space between them, not “${shorten(bad, 40)}”.`
      : addresses.length > MAX_IMPORTED_PHOTOGRAPHS &&
        `Give at most ${MAX_IMPORTED_PHOTOGRAPHS} photographs.`;
  if (problem) piece.problems.push({ row, column: 'images', message: problem });
  return { ...piece, images: problem ? [] : [...new Set(addresses)] };
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
