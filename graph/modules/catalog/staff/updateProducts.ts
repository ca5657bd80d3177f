import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { ProductUpdateResult, UpdateProductsInput } from '#graph/schema/schema.generated.ts';
import { updateProduct } from './updateProduct.ts';

/** Products in one call. */
export const MAX_UPDATED = 500;

/** What became of one row; what the schema names `product` is read on from the row of the database. */
type Outcome = Omit<ProductUpdateResult, 'product'> & {
  product: Awaited<ReturnType<typeof updateProduct>> | null;
};

/** Changes each row's product by itself, and answers what became of it. What goes wrong with one leaves the others. */
export async function updateProducts(
  context: GraphContext,
  { rows }: UpdateProductsInput,
): Promise<{ results: Outcome[] }> {
  if (rows.length === 0 || rows.length > MAX_UPDATED)
    throw new DomainError('ROWS_TOO_MANY', { most: MAX_UPDATED }, 'rows');
  const results: Outcome[] = [];
  for (const [index, row] of rows.entries()) {
    const named = { row: index + 1, id: row.id };
    try {
      results.push({ ...named, product: await updateProduct(context, row), errors: [] });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ ...named, product: null, errors: userErrors(error) });
    }
  }
  return { results };
}
