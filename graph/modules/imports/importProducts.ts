import { MAX_SHEET_PIECES, VALUE_COLUMNS } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { keepMapping } from '#graph/sheets/sheetMappings.ts';
import { type ImportedPiece, importProduct, type NewValues } from './importProduct.ts';
import { type FileNames, type NamedColumn, ownColumn } from './ownTable.ts';
import { type SheetProduct, toProducts } from './toProducts.ts';

export interface ImportedSheet {
  pieces: ImportedPiece[];
  /** How many pieces the sheet has. */
  total: number;
}

/**
 * Makes and changes the pieces of a sheet, one after the other, each whole or not at all: those from `offset` on, `limit` at most.
 * Rows are counted in the whole sheet. What the columns of the sheet are is remembered for the next one of its kind.
 */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun, offset, limit, ...given }: ImportProductsInput,
): Promise<ImportedSheet> {
  const { readProductSheet } = await import('./readProductSheet.ts');
  const columns = namedColumns(given.columns);
  const values = newValues(given.values);
  const { rows, names, table } = readProductSheet(csv, columns);
  const pieces = toProducts(rows, context.webhookRules);
  if (pieces.length === 0) throw new DomainError('SHEET_EMPTY', 'csv');
  const part = partOf(pieces, offset ?? 0, limit ?? null);
  if (columns && !dryRun) await keepColumns(context, table, { columns, values });
  const imported: ImportedPiece[] = [];
  for (const piece of part)
    imported.push(await importProduct(context, piece, { dryRun: dryRun ?? false, values }));
  return { pieces: imported.map((piece) => withFileNames(piece, names)), total: pieces.length };
}

/** Names the columns as the file does, beside the names that the sheet has for them. */
function withFileNames({ problems, ...piece }: ImportedPiece, names: FileNames): ImportedPiece {
  return {
    ...piece,
    problems: problems.map((problem) => ({
      ...problem,
      header: (problem.column && names[problem.column]) || null,
    })),
  };
}

function namedColumns(given: ImportProductsInput['columns']): NamedColumn[] | null {
  if (!given) return null;
  return given.map(({ column, header }, index) => {
    const own = ownColumn(column);
    if (!own) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column }, `columns.${index}.column`);
    return { column: own, header };
  });
}

function newValues(given: ImportProductsInput['values']): NewValues {
  const named = (given ?? []).map(({ column, value }, index) => {
    const own = VALUE_COLUMNS.find((known) => known === ownColumn(column));
    if (!own) throw new DomainError('SHEET_VALUE_UNKNOWN', { column }, `values.${index}.column`);
    return [own, value.trim()] as const;
  });
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

async function keepColumns(
  { work: doWork, now }: GraphContext,
  table: SheetTable,
  { columns, values }: { columns: readonly NamedColumn[]; values: NewValues },
): Promise<void> {
  const mapping = { columns: columns.map((column) => ({ ...column })), values: { ...values } };
  await doWork((work) => keepMapping(work.db, { purpose: 'PRODUCTS', table, mapping, now }));
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
