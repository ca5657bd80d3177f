import type { Product, Variant } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../../../prisma/transaction.ts';
import { piecePrice } from './pieceBreakdown.ts';
import type { RatesInForce } from './ratesInForce.ts';

export type ProductToPrice = Product & { variants: Variant[] };

/**
 * Prices each size of a product, and the product at its lowest, which is kept in the history when it changed.
 * A product whose price is 0 was never priced: its history begins here. Answers whether the product's price changed.
 */
export async function priceProduct(
  tx: Transaction,
  product: ProductToPrice,
  { rates, now }: { rates: RatesInForce; now: Date },
): Promise<boolean> {
  const { id, variants } = product;
  const priced = variants.map(({ weightMg, ...variant }) => ({
    ...variant,
    newPrice: piecePrice(product, weightMg, rates),
  }));
  const changed = priced.filter(({ price, newPrice }) => price !== newPrice);
  for (const price of new Set(changed.map(({ newPrice }) => newPrice))) {
    const ids = changed.filter(({ newPrice }) => newPrice === price).map((variant) => variant.id);
    await tx.variant.updateMany({ where: { id: { in: ids } }, data: { price } });
  }

  const newPrice = Math.min(...priced.map((variant) => variant.newPrice));
  if (variants.length === 0 || newPrice === product.price) return false;
  const rateId = product.pricingMode === 'RATE' ? rates[product.metal]?.id : null;
  await tx.product.update({ where: { id }, data: { price: newPrice } });
  await tx.priceChange.create({
    data: { productId: id, oldPrice: product.price || null, newPrice, rateId, at: now },
  });
  return true;
}
