import { MAX_SHEET_PIECES } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { type ImportedPiece, importProduct } from './importProduct.ts';
import { toProducts } from './toProducts.ts';

/** Makes and changes the pieces of a sheet, one after the other, each whole or not at all. */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun }: ImportProductsInput,
): Promise<ImportedPiece[]> {
  const { readSheet } = await import('./readSheet.ts');
  const pieces = toProducts(readSheet(csv));
  if (pieces.length === 0) throw new DomainError('SHEET_EMPTY', 'csv');
  if (pieces.length > MAX_SHEET_PIECES)
    throw new DomainError('SHEET_TOO_LONG', { most: MAX_SHEET_PIECES }, 'csv');

  const imported: ImportedPiece[] = [];
  for (const piece of pieces) imported.push(await importProduct(context, piece, { dryRun: dryRun ?? false }));
  return imported;
}
