import { DomainError } from '#domain/errors/errors.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { readWhole, type WholeProduct } from './withProduct.ts';

/** Prices a product as it was just written, at the rates in force; answers it as it is then. */
export async function priceWritten(
  work: Work,
  { now }: Pick<StaffAtWork, 'now'>,
  id: string,
): Promise<WholeProduct> {
  const product = await readWritten(work.db, id);
  const rates = await ratesInForce(work.db, now);
  if (product.pricingMode === 'RATE' && !rates[product.metal])
    throw new DomainError('METAL_WITHOUT_RATE', { metal: product.metal.toLowerCase() }, 'fixedPrice');
  await writePrices(work, [product], { rates, now });
  return readWritten(work.db, id);
}

async function readWritten(tx: Transaction, id: string): Promise<WholeProduct> {
  const product = await readWhole(tx, id);
  if (!product) throw new Error(`Product ${id} was just written and is not there.`);
  return product;
}
