import { DomainError } from '#domain/errors/errors.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { readWhole, type WholeProduct } from './withProduct.ts';

/** Prices a product as it was just written, at the rates in force; answers it as it is then. */
export async function priceWritten(
  tx: Transaction,
  { now, requestId }: Pick<StaffAtWork, 'now' | 'requestId'>,
  id: string,
): Promise<WholeProduct> {
  const product = await readWritten(tx, id);
  const rates = await ratesInForce(tx, now);
  if (product.pricingMode === 'RATE' && !rates[product.metal])
    throw new DomainError('METAL_WITHOUT_RATE', { metal: product.metal.toLowerCase() }, 'fixedPrice');
  await writePrices(tx, [product], { rates, now, requestId });
  return readWritten(tx, id);
}

async function readWritten(tx: Transaction, id: string): Promise<WholeProduct> {
  const product = await readWhole(tx, id);
  if (!product) throw new Error(`Product ${id} was just written and is not there.`);
  return product;
}
