import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { priceChangeSchema } from '#domain/pricing/priceChangeSchema.ts';
import { changePercent } from '#domain/pricing/rateChange.ts';
import type { GraphContext } from '#graph/context.ts';
import { newPrices, type ProductToPrice } from '#graph/modules/pricing/newPrices.ts';
import { type RatesInForce, ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import type { ChangePricesInput } from '#graph/schema/schema.generated.ts';
import { readProductFilter } from '../readProductFilter.ts';
import { type ChangedProduct, changedProduct, hasPart } from './changedProduct.ts';
import { holdProducts } from './holdProducts.ts';
import { writeChangedProducts } from './writeChangedProducts.ts';

/** More would keep orders waiting for the pieces that are held. */
const MAX_PIECES = 5000;
const MAX_SIZE = 50;

export interface ChangedPrices {
  pieces: number;
  untouched: number;
  before: number;
  after: number;
  largest: {
    product: Product;
    partBefore: number;
    partAfter: number;
    before: number;
    after: number;
    percent: number;
  }[];
}

/** Changes a part of many prices, all of them or none; a dry run tells what would come of it. */
export async function changePrices(context: GraphContext, input: ChangePricesInput): Promise<ChangedPrices> {
  const { dryRun, expected } = input;
  const change = parseInput(priceChangeSchema, input);
  const where = await buildCondition(context, input);
  const { prisma, now } = context;

  return inTransaction(prisma, async (tx) => {
    const found = await tx.product.findMany({
      where: { AND: [where, hasPart(change.part)] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: MAX_PIECES + 1,
    });
    if (found.length > MAX_PIECES) throw new DomainError('PRICE_CHANGE_TOO_WIDE', 'filter');
    const ids = found.map(({ id }) => id);
    const products = dryRun ? await readProducts(tx, ids) : await holdProducts(tx, ids);
    const rates = await ratesInForce(tx, now);
    const changed = products.flatMap((product) => changedProduct(product, change) ?? []);
    if (!dryRun && expected != null && expected !== changed.length)
      throw new DomainError('PREVIEW_OUTDATED', { count: changed.length }, 'expected');
    const prices = changed.map((piece) => toPrice(piece, rates));
    if (!dryRun) await writeChangedProducts(tx, context, { changed, change, rates });
    return {
      ...addUp(prices),
      pieces: changed.length,
      untouched: (await tx.product.count({ where })) - changed.length,
    };
  });
}

async function buildCondition(
  context: GraphContext,
  { filter }: ChangePricesInput,
): Promise<Prisma.ProductWhereInput> {
  const { where } = await readProductFilter(context, filter);
  return { AND: [where, { status: { not: 'ARCHIVED' } }] };
}

function readProducts(tx: Transaction, ids: readonly string[]): Promise<ProductToPrice[]> {
  return tx.product.findMany({ where: { id: { in: [...ids] } }, include: { variants: true } });
}

function toPrice({ product, partBefore, partAfter }: ChangedProduct, rates: RatesInForce) {
  const before = product.price;
  const after = newPrices(product, rates).change?.newPrice ?? before;
  const percent = before > 0 ? changePercent(before, after) : 0;
  return { product, partBefore, partAfter, before, after, percent };
}

function addUp(prices: readonly ReturnType<typeof toPrice>[]) {
  return {
    before: prices.reduce((sum, { before }) => sum + before, 0),
    after: prices.reduce((sum, { after }) => sum + after, 0),
    largest: prices
      .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
      .slice(0, MAX_SIZE),
  };
}
