import { DEFAULTABLE_COLUMNS, MAX_IMPORTED_PRODUCTS } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ImportProductsInput } from '#graph/schema/schema.generated.ts';
import { storeMapping } from '#graph/spreadsheets/sheetMappings.ts';
import { type ImportedProduct, importProduct, type NewProductDefaults } from './importProduct.ts';
import { type FileNames, findColumnByName, type NamedColumn } from './normaliseTable.ts';
import { type SpreadsheetProduct, toProducts } from './toProducts.ts';

export interface SpreadsheetImport {
  pieces: ImportedProduct[];
  /** Number of products in the spreadsheet. */
  total: number;
}

/**
 * Imports up to `limit` products of a spreadsheet, starting at `offset`. Each product has its own transaction. Row
 * numbers are those of the whole file. The column mapping is stored for the next file with the same header.
 */
export async function importProducts(
  context: GraphContext,
  { csv, dryRun, offset, limit, ...input }: ImportProductsInput,
): Promise<SpreadsheetImport> {
  const { readProductSpreadsheet } = await import('./readProductSpreadsheet.ts');
  const columns = toNamedColumns(input.columns);
  const values = toNewProductDefaults(input.values);
  const { rows, names, table } = readProductSpreadsheet(csv, columns);
  const products = toProducts(rows, context.webhookRules);
  if (products.length === 0) throw new DomainError('SHEET_EMPTY', 'csv');
  const productRange = sliceProducts(products, offset ?? 0, limit ?? null);
  if (columns && !dryRun) await storeColumnMapping(context, table, { columns, values });
  const importedProducts: ImportedProduct[] = [];
  for (const product of productRange)
    importedProducts.push(await importProduct(context, product, { dryRun: dryRun ?? false, values }));
  return {
    pieces: importedProducts.map((importedProduct) => withFileNames(importedProduct, names)),
    total: products.length,
  };
}

/** Adds the file's own column names to the problems. */
function withFileNames({ problems, ...product }: ImportedProduct, names: FileNames): ImportedProduct {
  return {
    ...product,
    problems: problems.map((problem) => ({
      ...problem,
      header: (problem.column && names[problem.column]) || null,
    })),
  };
}

function toNamedColumns(input: ImportProductsInput['columns']): NamedColumn[] | null {
  if (!input) return null;
  return input.map(({ column, header }, index) => {
    const knownColumn = findColumnByName(column);
    if (!knownColumn) throw new DomainError('SHEET_COLUMN_UNKNOWN', { column }, `columns.${index}.column`);
    return { column: knownColumn, header };
  });
}

function toNewProductDefaults(input: ImportProductsInput['values']): NewProductDefaults {
  const entries = (input ?? []).map(({ column, value }, index) => {
    const knownColumn = DEFAULTABLE_COLUMNS.find((candidate) => candidate === findColumnByName(column));
    if (!knownColumn) throw new DomainError('SHEET_VALUE_UNKNOWN', { column }, `values.${index}.column`);
    return [knownColumn, value.trim()] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
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
  products: readonly SpreadsheetProduct[],
  offset: number,
  limit: number | null,
): readonly SpreadsheetProduct[] {
  const maxProducts = MAX_IMPORTED_PRODUCTS;
  if (offset < 0) throw new DomainError('OFFSET_NEGATIVE', 'offset');
  if (limit !== null && (limit < 1 || limit > maxProducts))
    throw new DomainError('ARGUMENT_OUT_OF_RANGE', { argument: 'limit', most: maxProducts }, 'limit');
  if (limit === null && products.length - offset > maxProducts)
    throw new DomainError('SHEET_TOO_LONG', { most: maxProducts }, 'csv');
  return products.slice(offset, offset + (limit ?? maxProducts));
}
