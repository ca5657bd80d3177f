import { DomainError } from '#domain/errors/errors.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { findProductWithParts, type ProductWithParts } from './lockProduct.ts';

/** Prices a product that was just written, at the current rates. Returns the product with the new price. */
export async function repriceProduct(
  work: Work,
  { now }: Pick<StaffActionContext, 'now'>,
  id: string,
): Promise<ProductWithParts> {
  const product = await reloadProduct(work.db, id);
  const rates = await readRatesInForce(work.db, now);
  if (product.pricingMode === 'RATE' && !rates[product.metal])
    throw new DomainError('METAL_WITHOUT_RATE', { metal: product.metal.toLowerCase() }, 'fixedPrice');
  await writePrices(work, [product], { rates, now });
  return reloadProduct(work.db, id);
}

async function reloadProduct(tx: Transaction, id: string): Promise<ProductWithParts> {
  const product = await findProductWithParts(tx, id);
  if (!product) throw new Error(`Product ${id} was just written but does not exist.`);
  return product;
}
