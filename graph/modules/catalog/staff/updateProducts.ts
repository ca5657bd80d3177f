import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { ProductUpdateResult, UpdateProductsInput } from '#graph/schema/schema.generated.ts';
import { updateProduct } from './updateProduct.ts';

/** Maximum number of products in one call. */
export const MAX_UPDATED_PRODUCTS = 500;

/** Result of one row. `product` is a database row, which the resolvers convert. */
type Outcome = Omit<ProductUpdateResult, 'product'> & {
  product: Awaited<ReturnType<typeof updateProduct>> | null;
};

/**
 * Updates the product of each row separately and returns the results. An error in one row does not affect the others.
 */
export async function updateProducts(
  context: GraphContext,
  { rows }: UpdateProductsInput,
): Promise<{ results: Outcome[] }> {
  if (rows.length === 0 || rows.length > MAX_UPDATED_PRODUCTS)
    throw new DomainError('TOO_MANY_ROWS', { most: MAX_UPDATED_PRODUCTS }, 'rows');
  const results: Outcome[] = [];
  for (const [index, row] of rows.entries()) {
    const rowIdentity = { row: index + 1, id: row.id };
    try {
      results.push({ ...rowIdentity, product: await updateProduct(context, row), errors: [] });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ ...rowIdentity, product: null, errors: toUserErrors(error) });
    }
  }
  return { results };
}
