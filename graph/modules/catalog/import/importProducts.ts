import { MAX_SHEET_PIECES } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { type ImportedPiece, importProduct } from './importProduct.ts';
import { type SheetProduct, toProducts } from './toProducts.ts';

export interface ImportedSheet {
  pieces: ImportedPiece[];
  /** How many pieces the sheet has. */
  total: number;
}

/**
 * Makes and changes the pieces of a sheet, one after the other, each whole or not at all: those from `offset` on, `limit` at most.
 * Rows are counted in the whole sheet.
 */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun, offset, limit }: ImportProductsInput,
): Promise<ImportedSheet> {
  const { readSheet } = await import('./readSheet.ts');
  const pieces = toProducts(readSheet(csv));
  if (pieces.length === 0) throw new DomainError('SHEET_EMPTY', 'csv');
  const part = partOf(pieces, offset ?? 0, limit ?? null);
  const imported: ImportedPiece[] = [];
  for (const piece of part) imported.push(await importProduct(context, piece, { dryRun: dryRun ?? false }));
  return { pieces: imported, total: pieces.length };
}

function partOf(
  pieces: readonly SheetProduct[],
  offset: number,
  limit: number | null,
): readonly SheetProduct[] {
  const most = MAX_SHEET_PIECES;
  if (offset < 0) throw new DomainError('OFFSET_NEGATIVE', 'offset');
  if (limit !== null && (limit < 1 || limit > most))
    throw new DomainError('ARGUMENT_OUT_OF_RANGE', { argument: 'limit', most }, 'limit');
  if (limit === null && pieces.length - offset > most)
    throw new DomainError('SHEET_TOO_LONG', { most }, 'csv');
  return pieces.slice(offset, offset + (limit ?? most));
}
