import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { CLEAR_CELL_MARKER, type DefaultableColumn, findColumn } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput, toIssue } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import { isMissingPermissionError } from '#graph/errors/permissionErrors.ts';
import { createDraftProduct } from '#graph/modules/catalog/staff/createProduct.ts';
import { loadLockedProduct, type ProductWithParts } from '#graph/modules/catalog/staff/lockProduct.ts';
import { withNameConflict } from '#graph/modules/catalog/staff/productProblems.ts';
import { readProduct } from '#graph/modules/catalog/staff/readProduct.ts';
import { changeProduct } from '#graph/modules/catalog/staff/updateProduct.ts';
import { hasSize } from '#graph/modules/catalog/staff/writeVariants.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreateProductInput, ImportOutcome, VariantInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { type SpreadsheetProblem, toSpreadsheetProblem } from './createSpreadsheetProblem.ts';
import { type ProductFields, toProductFields, toSize } from './productInput.ts';
import type { SpreadsheetProduct } from './toProducts.ts';

export interface ImportedProduct {
  rows: number[];
  sku: string;
  outcome: ImportOutcome;
  product: Product | null;
  priceBefore: number | null;
  priceAfter: number | null;
  changed: string[];
  problems: SpreadsheetProblem[];
  /** URLs of the photos in the spreadsheet. */
  images: string[];
}

/** Defaults for new products if the column is empty. */
export type NewProductDefaults = Partial<Record<DefaultableColumn, string>>;

type ImportResult = Pick<ImportedProduct, 'outcome' | 'product' | 'priceBefore' | 'priceAfter' | 'changed'>;

/** Thrown to roll back the transaction of a dry run or an unchanged product. Contains the result. */
class DryRunRollback extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('Not kept');
    this.result = result;
  }
}

/**
 * Creates or updates a product from the spreadsheet in one transaction. A dry run takes the same path and is rolled
 * back.
 */
export async function importProduct(
  context: GraphContext,
  spreadsheetProduct: SpreadsheetProduct,
  { dryRun, values }: { dryRun: boolean; values: NewProductDefaults },
): Promise<ImportedProduct> {
  const { rows, sku, images, problems: spreadsheetProblems, warnings } = spreadsheetProduct;
  // Without a SKU, an existing product cannot be distinguished from a new one.
  if (sku === '') return { ...refusal, rows, sku, images, problems: [...spreadsheetProblems, ...warnings] };
  const isRefused = spreadsheetProblems.length > 0;
  try {
    const result = await importInTransaction(context, spreadsheetProduct, {
      dryRun: dryRun || isRefused,
      values,
    });
    return {
      rows,
      sku,
      images,
      problems: [...spreadsheetProblems, ...warnings],
      ...(isRefused ? refusal : result),
    };
  } catch (error) {
    const errorProblems = toProblems(error, spreadsheetProduct).filter(
      ({ column }) => column === null || !spreadsheetProblems.some((problem) => problem.column === column),
    );
    return {
      ...refusal,
      rows,
      sku,
      images,
      problems: [...spreadsheetProblems, ...errorProblems, ...warnings],
    };
  }
}

const refusal = {
  outcome: 'REFUSED',
  product: null,
  priceBefore: null,
  priceAfter: null,
  changed: [],
} as const satisfies ImportResult;

async function importInTransaction(
  context: GraphContext,
  spreadsheetProduct: SpreadsheetProduct,
  { dryRun, values }: { dryRun: boolean; values: NewProductDefaults },
): Promise<ImportResult> {
  try {
    return await withNameConflict(() =>
      context.work(async (work) => {
        const existingProduct = await work.db.product.findUnique({
          where: { sku: spreadsheetProduct.sku },
          select: { id: true },
        });
        const productToImport = existingProduct
          ? spreadsheetProduct
          : withDefaults(spreadsheetProduct, values);
        const { collection, missing: missingIssue } = await findCollection(work.db, productToImport);
        const fields = { ...toProductFields(productToImport), ...collection };
        const result = await runWithMissingIssue(missingIssue, async () =>
          existingProduct
            ? updateFromRows(work, context, {
                spreadsheetProduct: productToImport,
                fields,
                saved: await loadLockedProduct(work, existingProduct),
              })
            : createFromRows(work, context, { spreadsheetProduct: productToImport, fields }),
        );
        if (dryRun || result.outcome === 'UNCHANGED') throw new DryRunRollback(result);
        return result;
      }),
    );
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
    const { result } = error;
    // A product created in a dry run no longer exists after the rollback.
    return result.outcome === 'CREATED' ? { ...result, product: null } : result;
  }
}

function withDefaults(
  spreadsheetProduct: SpreadsheetProduct,
  values: NewProductDefaults,
): SpreadsheetProduct {
  const row = spreadsheetProduct.rows[0] ?? 0;
  const fields = Object.entries(values).map(([column, text]) => [column, { text, row }]);
  return { ...spreadsheetProduct, cells: { ...Object.fromEntries(fields), ...spreadsheetProduct.cells } };
}

async function createFromRows(
  work: Work,
  context: GraphContext,
  { spreadsheetProduct, fields }: { spreadsheetProduct: SpreadsheetProduct; fields: ProductFields },
): Promise<ImportResult> {
  const sizes = spreadsheetProduct.sizes.map((row) => ({ row: row.row, ...toSize(row) }));
  const input = { ...fields, sku: spreadsheetProduct.sku, variants: sizes.length > 0 ? sizes : undefined };
  // `readProduct` reports the missing fields of a new product.
  const product = await withRowNumbers(sizes, () =>
    createDraftProduct(work, context, readProduct(input as CreateProductInput)),
  );
  return { outcome: 'CREATED', product, priceBefore: null, priceAfter: product.price, changed: [] };
}

async function updateFromRows(
  work: Work,
  context: GraphContext,
  {
    spreadsheetProduct,
    fields,
    saved: savedProduct,
  }: { spreadsheetProduct: SpreadsheetProduct; fields: ProductFields; saved: ProductWithParts },
): Promise<ImportResult> {
  const sizes = mergeSizes(savedProduct, spreadsheetProduct);
  const input = { ...fields, id: savedProduct.id, variants: sizes };
  const { product, changed } = await withRowNumbers(sizes ?? [], () =>
    changeProduct(work, context, { saved: savedProduct, input }),
  );
  return {
    outcome: changed.length > 0 ? 'UPDATED' : 'UNCHANGED',
    product,
    priceBefore: savedProduct.price,
    priceAfter: product.price,
    changed,
  };
}

interface RowSize extends VariantInput {
  /** Row of the spreadsheet that contains the size. Undefined if the file does not change the size. */
  row?: number;
}

/**
 * Returns all sizes of the product with the changes from the spreadsheet. Undefined if the spreadsheet contains no
 * sizes.
 */
function mergeSizes(
  { variants }: ProductWithParts,
  spreadsheetProduct: SpreadsheetProduct,
): RowSize[] | undefined {
  if (spreadsheetProduct.sizes.length === 0) return undefined;
  const rowEntries: RowSize[] = spreadsheetProduct.sizes.map((row) => ({ row: row.row, ...toSize(row) }));
  const unnamedSize = rowEntries.find(({ size }) => !size);
  if (unnamedSize && variants.some(({ size }) => size !== null))
    throw new DomainError('SHEET_SIZE_MISSING', `rows.${unnamedSize.row}.size`);
  // If a product gets sizes, its variant without a size is removed.
  const remainingVariants = variants.filter(({ size }) => size !== null || unnamedSize);
  const updatedSizes = remainingVariants.map(
    (variant) => rowEntries.find(({ size }) => hasSize(variant, size)) ?? { size: variant.size },
  );
  return [...updatedSizes, ...rowEntries.filter((size) => !updatedSizes.includes(size))];
}

/**
 * Runs the work and replaces the index of a size in its errors with the row: `variants.2.stock` becomes `rows.7.stock`.
 */
async function withRowNumbers<Result>(
  sizes: readonly RowSize[],
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const rowEntries = toIssues(error).map(({ field, ...issue }) => {
      const [fieldPart, index, ...fieldRest] = field.split('.');
      const row = fieldPart === 'variants' ? sizes[Number(index)]?.row : undefined;
      return { ...issue, field: row === undefined ? field : ['rows', row, ...fieldRest].join('.') };
    });
    throw new InvalidInput(rowEntries);
  }
}

interface CollectionMatch {
  collection?: ProductFields;
  /** Issue raised if the collection does not exist. */
  missing?: InputIssue;
}

async function findCollection(
  tx: Transaction,
  { cells: fields }: SpreadsheetProduct,
): Promise<CollectionMatch> {
  const text = fields.collection?.text;
  if (text === undefined) return {};
  if (text === CLEAR_CELL_MARKER) return { collection: { collectionId: null } };
  const collection = await tx.collection.findFirst({ where: { OR: [{ slug: text }, { name: text }] } });
  if (!collection) return { missing: toIssue('COLLECTION_NOT_FOUND', 'collectionId') };
  return { collection: { collectionId: collection.id } };
}

/**
 * Runs the work and returns its result. If an issue is given, throws it instead, together with any errors of the work.
 */
async function runWithMissingIssue<Result>(
  missingIssue: InputIssue | undefined,
  task: () => Promise<Result>,
): Promise<Result> {
  if (!missingIssue) return task();
  try {
    await task();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new InvalidInput([...toIssues(error), missingIssue]);
  }
  throw new InvalidInput([missingIssue]);
}

function toIssues(error: DomainError): readonly InputIssue[] {
  const { field = '', reason, params, message } = error;
  return error instanceof InvalidInput ? error.issues : [{ field, reason, params, message }];
}

/** Converts an error to problems with their rows and columns. Rethrows errors that the spreadsheet did not cause. */
function toProblems(
  error: unknown,
  { rows, cells: fields, sizes }: SpreadsheetProduct,
): SpreadsheetProblem[] {
  // A missing permission affects only this product, not the other products.
  if (isMissingPermissionError(error)) {
    const { message } = error;
    return [toSpreadsheetProblem({ row: rows[0] ?? 0, column: null }, { reason: null, params: {}, message })];
  }
  if (!(error instanceof DomainError)) throw error;
  return toIssues(error).map(({ field, ...issue }) => {
    const [fieldPart, fieldIndex] = field.split('.');
    const column = findColumn(field);
    const cell = column ? fields[column] : undefined;
    const row = fieldPart === 'rows' ? Number(fieldIndex) : (cell?.row ?? rows[0] ?? 0);
    const size = sizes.find((rowSize) => fieldPart === 'rows' && rowSize.row === row);
    const value = column ? (size ? size.cells[column] : cell?.text) : undefined;
    const isWeight = field.endsWith('weightMg') || issue.message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
    return toSpreadsheetProblem(
      { row, column, value: messageQuotesValue(issue) ? undefined : value },
      isWeight ? { ...issue, message: WEIGHT_IN_GRAMS_PROBLEM } : issue,
    );
  });
}

function messageQuotesValue({ reason }: Pick<InputIssue, 'reason'>): boolean {
  return reason === 'PURITY_UNKNOWN' || reason === 'PURITY_METAL_MISMATCH';
}
