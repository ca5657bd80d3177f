import { inBatches } from '#web/admin/list/bulk/inBatches.ts';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import { messageFor, toField } from '../../editor/productResolver.ts';
import { type CellProblems, cellOf } from '../cellProblems.ts';
import { type ProductEdits, savedText } from '../cells.ts';
import type { ProductWithStock } from '../gridRows.ts';
import { loadProducts } from '../loadProducts.ts';
import { SaveSheetProductsDocument } from '../Sheet.generated.ts';
import { isOfUpdate, toUpdate } from '../updateInput.ts';
import type { ProductSave, SaveContext } from './productSave.ts';

/** Saves edits of products and variants, except stock. */
export async function saveProducts(works: readonly ProductSave[], saving: SaveContext): Promise<void> {
  const { client, onResult } = saving;
  const changed = works.flatMap((work) => {
    const input = toUpdate(work.productWithStock, work.edits);
    return input ? [{ ...work, input }] : [];
  });
  for (const some of inBatches(changed)) {
    const { data } = await client.mutate({
      mutation: SaveSheetProductsDocument,
      variables: { input: { rows: some.map(({ input }) => input) } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.updateProducts ?? {};
    const outdated: ProductSave[] = [];
    for (const [index, { productWithStock, edits }] of some.entries()) {
      const { id } = productWithStock.product;
      const { product, errors: own = errors } = results?.[index] ?? {};
      if (product)
        onResult({
          id,
          productWithStock: { ...productWithStock, product },
          saved: Object.keys(edits).filter(isOfUpdate),
        });
      else if (own.some(({ code }) => code === 'CONFLICT'))
        outdated.push({ productWithStock: productWithStock, edits });
      else onResult({ id, refused: toProblems(productWithStock, own, edits) });
    }
    await reloadConflicting(outdated, saving);
  }
}

/** Reloads products that a colleague changed; the edits stay on top of the new version. */
async function reloadConflicting(
  works: readonly ProductSave[],
  { client, i18n, onResult }: SaveContext,
): Promise<void> {
  if (works.length === 0) return;
  const ids = works.map(({ productWithStock }) => productWithStock.product.id);
  const { loadedProducts } = await loadProducts(client, { ids, filter: {}, sort: 'NEWEST' });
  for (const { productWithStock: before, edits } of works) {
    const { id } = before.product;
    const piece = loadedProducts.find(({ product }) => product.id === id);
    if (!piece) {
      onResult({ id, refused: { name: i18n.t('This product has been deleted.') } });
      continue;
    }
    const changedElsewhere = Object.keys(edits).filter(
      (cell) => savedText(piece, cell) !== savedText(before, cell),
    );
    onResult({
      id,
      productWithStock: piece,
      refused: {
        name: i18n.t('Someone else has changed this product. Review the changes and save again.'),
        ...Object.fromEntries(
          changedElsewhere.map((cell) => [
            cell,
            i18n.t('Someone else has changed this to “{text}”.', {
              text: savedText(piece, cell) || '–',
            }),
          ]),
        ),
      },
    });
  }
}

/** Assigns the server's problems to cells. Requirements of a status are shown at the status. */
function toProblems(
  piece: ProductWithStock,
  errors: readonly ProblemFragment[],
  edits: ProductEdits,
): CellProblems {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const named = field ? toField(field) : '';
    const cell = 'status' in edits && FOR_SALE.has(named) ? 'status' : cellOf(piece, named);
    found[cell] = [found[cell], messageFor(named, message)].filter(Boolean).join(' ');
  }
  return found;
}

/** Fields that a product needs before it can be published and that the bulk editor does not have. */
const FOR_SALE = new Set(['description', 'images']);
