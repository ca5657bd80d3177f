import { splitIntoBatches } from '#web/admin/list/bulk/splitIntoBatches.ts';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import { getFieldMessage, toField } from '../../editor/createProductResolver.ts';
import { type CellProblems, toCell } from '../cellProblems.ts';
import { getSavedText, type ProductEdits } from '../cells.ts';
import type { ProductWithStock } from '../gridRows.ts';
import { loadProducts } from '../loadProducts.ts';
import { SaveSheetProductsDocument } from '../Sheet.generated.ts';
import { isInUpdateInput, toUpdateInput } from '../updateInput.ts';
import type { ProductSave, SaveContext } from './productSave.ts';

/** Saves edits of products and variants, except stock. */
export async function saveProducts(
  productSaves: readonly ProductSave[],
  saveContext: SaveContext,
): Promise<void> {
  const { client, onResult } = saveContext;
  const changedProducts = productSaves.flatMap((productSave) => {
    const input = toUpdateInput(productSave.productWithStock, productSave.edits);
    return input ? [{ ...productSave, input }] : [];
  });
  for (const batch of splitIntoBatches(changedProducts)) {
    const { data } = await client.mutate({
      mutation: SaveSheetProductsDocument,
      variables: { input: { rows: batch.map(({ input }) => input) } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.updateProducts ?? {};
    const conflictingSaves: ProductSave[] = [];
    for (const [index, { productWithStock, edits }] of batch.entries()) {
      const { id } = productWithStock.product;
      const { product, errors: rowErrors = errors } = results?.[index] ?? {};
      if (product)
        onResult({
          id,
          productWithStock: { ...productWithStock, product },
          saved: Object.keys(edits).filter(isInUpdateInput),
        });
      else if (rowErrors.some(({ code }) => code === 'CONFLICT'))
        conflictingSaves.push({ productWithStock, edits });
      else onResult({ id, refused: toProblems(productWithStock, rowErrors, edits) });
    }
    await reloadConflictingProducts(conflictingSaves, saveContext);
  }
}

/** Reloads products that a colleague changed, and applies the edits to the new version. */
async function reloadConflictingProducts(
  productSaves: readonly ProductSave[],
  { client, i18n, onResult }: SaveContext,
): Promise<void> {
  if (productSaves.length === 0) return;
  const ids = productSaves.map(({ productWithStock }) => productWithStock.product.id);
  const { loadedProducts } = await loadProducts(client, { ids, filter: {}, sort: 'NEWEST' });
  for (const { productWithStock: previousProduct, edits } of productSaves) {
    const { id } = previousProduct.product;
    const latestProduct = loadedProducts.find(({ product }) => product.id === id);
    if (!latestProduct) {
      onResult({ id, refused: { name: i18n.t('This product has been deleted.') } });
      continue;
    }
    const conflictingCells = Object.keys(edits).filter(
      (cell) => getSavedText(latestProduct, cell) !== getSavedText(previousProduct, cell),
    );
    onResult({
      id,
      productWithStock: latestProduct,
      refused: {
        name: i18n.t('Someone else has changed this product. Review the changes and save again.'),
        ...Object.fromEntries(
          conflictingCells.map((cell) => [
            cell,
            i18n.t('Someone else has changed this to “{text}”.', {
              text: getSavedText(latestProduct, cell) || '–',
            }),
          ]),
        ),
      },
    });
  }
}

/**
 * Assigns the server's problems to cells. A problem with a field that a status requires is assigned to the status cell.
 */
function toProblems(
  productWithStock: ProductWithStock,
  errors: readonly ProblemFragment[],
  edits: ProductEdits,
): CellProblems {
  const problems: Record<string, string> = {};
  for (const { field, message } of errors) {
    const formField = field ? toField(field) : '';
    const cell =
      'status' in edits && SALE_REQUIREMENTS.has(formField) ? 'status' : toCell(productWithStock, formField);
    problems[cell] = [problems[cell], getFieldMessage(formField, message)].filter(Boolean).join(' ');
  }
  return problems;
}

/** Fields that are required for publishing a product but are missing from the bulk editor. */
const SALE_REQUIREMENTS = new Set(['description', 'images']);
