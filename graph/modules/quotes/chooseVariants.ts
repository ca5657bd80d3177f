import type { GraphContext } from '#graph/context.ts';
import { readProducts } from '#graph/modules/storefront/snapshot/readShopProducts.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';

/** The piece that a line names, as the snapshot knows it; null where there is none for sale, or not of this size. */
export interface ChosenLine {
  product: ShopProduct | null;
  variant: VariantFacts | null;
}

/**
 * What lines are about, in their order: names, photographs and weights. What may have changed since the snapshot, price, stock
 * and whether it is for sale, is read by `freshVariants`. What the snapshot does not know may be a moment old: it is read.
 */
export async function chooseVariants(
  { direct, snapshot }: Pick<GraphContext, 'direct' | 'snapshot'>,
  lines: readonly LineInput[],
): Promise<ChosenLine[]> {
  const chosen = lines.map((line) => choose(snapshot.product(line.productId), line));
  const unknown = lines.filter((_line, index) => !chosen[index]?.variant).map(({ productId }) => productId);
  if (unknown.length === 0) return chosen;
  const read = await readProducts(direct, unknown, 0);
  return lines.map((line, index) => {
    const known = chosen[index];
    const product = read.find(({ id }) => id === line.productId) ?? null;
    return known?.variant ? known : choose(product, line);
  });
}

function choose(product: ShopProduct | null, { size }: LineInput): ChosenLine {
  const asked = size?.trim() || null;
  return { product, variant: product?.parts.variants.find((variant) => variant.size === asked) ?? null };
}
