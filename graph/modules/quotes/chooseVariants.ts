import type { GraphContext } from '#graph/context.ts';
import { readProducts } from '#graph/modules/storefront/snapshot/readShopProducts.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';

/** Product and variant of a line. The product is null if it is not for sale, the variant if there is no such size. */
export interface ChosenLine {
  product: ShopProduct | null;
  variant: VariantFacts | null;
}

/**
 * Returns the products and variants of lines, in the order of the lines, for names, photos and weights. Data that may
 * have changed since the snapshot (price, stock, status) is read by `freshVariants`. A product missing from the
 * snapshot may be new, so it is read from the database.
 */
export async function chooseVariants(
  { direct, snapshot }: Pick<GraphContext, 'direct' | 'snapshot'>,
  lines: readonly LineInput[],
): Promise<ChosenLine[]> {
  const selectedLines = lines.map((line) => chooseVariant(snapshot.getProduct(line.productId), line));
  const unresolvedIds = lines
    .filter((_line, index) => !selectedLines[index]?.variant)
    .map(({ productId }) => productId);
  if (unresolvedIds.length === 0) return selectedLines;
  const unresolvedProducts = await readProducts(direct, unresolvedIds, 0);
  return lines.map((line, index) => {
    const snapshotLine = selectedLines[index];
    const product = unresolvedProducts.find(({ id }) => id === line.productId) ?? null;
    return snapshotLine?.variant ? snapshotLine : chooseVariant(product, line);
  });
}

function chooseVariant(product: ShopProduct | null, { size }: LineInput): ChosenLine {
  const requestedSize = size?.trim() || null;
  return {
    product,
    variant: product?.parts.variants.find((variant) => variant.size === requestedSize) ?? null,
  };
}
