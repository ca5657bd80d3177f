import { DEFAULTABLE_COLUMNS, MAX_IMPORTED_PRODUCTS } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { storeMapping } from '#graph/spreadsheets/sheetMappings.ts';
import { type ImportedProduct, importProduct, type NewProductDefaults } from './importProduct.ts';
import { type FileNames, findColumnByName, type NamedColumn } from './normaliseTable.ts';
import { type SheetProduct, toProducts } from './toProducts.ts';

export interface SpreadsheetImport {
  pieces: ImportedProduct[];
  /** Number of products in the spreadsheet. */
  total: number;
}

/**
 * Imports the products of a spreadsheet one after the other, each completely or not at all, starting at `offset` and
 * at most `limit` of them. Row numbers are those of the whole file. The column mapping is stored for the next file
 * with the same header.
 */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun, offset, limit, ...given }: ImportProductsInput,
): Promise<SpreadsheetImport> {
  const { readProductSheet } = await import('./readProductSheet.ts');
  const columns = namedColumns(given.columns);
  const values = newValues(given.values);
  const { rows, names, table } = readProductSheet(csv, columns);
  const pieces = toProducts(rows, context.webhookRules);
  if (pieces.length === 0) throw new DomainError('SHEET_EMPTY', 'csv');
  const part = sliceProducts(pieces, offset ?? 0, limit ?? null);
  if (columns && !dryRun) await storeColumnMapping(context, table, { columns, values });
  const imported: ImportedProduct[] = [];
  for (const piece of part)
    imported.push(await importProduct(context, piece, { dryRun: dryRun ?? false, values }));
  return { pieces: imported.map((piece) => withFileNames(piece, names)), total: pieces.length };
}

/** Adds the file's own column names to the problems. */
function withFileNames({ problems, ...piece }: ImportedProduct, names: FileNames): ImportedProduct {
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
    const own = findColumnByName(column);
    if (!own) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column }, `columns.${index}.column`);
    return { column: own, header };
  });
}

function newValues(given: ImportProductsInput['values']): NewProductDefaults {
  const named = (given ?? []).map(({ column, value }, index) => {
    const own = DEFAULTABLE_COLUMNS.find((known) => known === findColumnByName(column));
    if (!own) throw new DomainError('SHEET_VALUE_UNKNOWN', { column }, `values.${index}.column`);
    return [own, value.trim()] as const;
  });
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

async function storeColumnMapping(
  { work: doWork, now }: GraphContext,
  table: SpreadsheetTable,
  { columns, values }: { columns: readonly NamedColumn[]; values: NewProductDefaults },
): Promise<void> {
  const mapping = { columns: columns.map((column) => ({ ...column })), values: { ...values } };
  await doWork((work) => storeMapping(work.db, { purpose: 'PRODUCTS', table, mapping, now }));
}

function sliceProducts(
  pieces: readonly SheetProduct[],
  offset: number,
  limit: number | null,
): readonly SheetProduct[] {
  const most = MAX_IMPORTED_PRODUCTS;
  if (offset < 0) throw new DomainError('OFFSET_NEGATIVE', 'offset');
  if (limit !== null && (limit < 1 || limit > most))
    throw new DomainError('ARGUMENT_OUT_OF_RANGE', { argument: 'limit', most }, 'limit');
  if (limit === null && pieces.length - offset > most)
    throw new DomainError('SHEET_TOO_LONG', { most }, 'csv');
  return pieces.slice(offset, offset + (limit ?? most));
}
