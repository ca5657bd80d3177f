import { MAX_SHEET_PIECES } from '#domain/catalog/productSheet.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { type ImportedPiece, importPiece } from './importPiece.ts';
import { piecesOf } from './piecesOf.ts';
import { readSheet } from './readSheet.ts';

/** Makes and changes the pieces of a sheet, one after the other, each whole or not at all. */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun }: ImportProductsInput,
): Promise<ImportedPiece[]> {
  const pieces = piecesOf(readSheet(csv));
  if (pieces.length === 0)
    throw new InvalidInput([{ field: 'csv', message: 'There is no piece in this sheet.' }]);
  if (pieces.length > MAX_SHEET_PIECES)
    throw new InvalidInput([
      { field: 'csv', message: `Up to ${MAX_SHEET_PIECES} pieces can be taken at once.` },
    ]);

  const imported: ImportedPiece[] = [];
  for (const piece of pieces) imported.push(await importPiece(context, piece, { dryRun: dryRun ?? false }));
  return imported;
}
