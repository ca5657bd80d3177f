import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { type PricePart, priceChangeSchema } from '#domain/pricing/priceChangeSchema.ts';
import { calculateChangePercent } from '#domain/pricing/rateChange.ts';
import type { GraphContext } from '#graph/context.ts';
import {
  computeNewPrices,
  PRICING_COLUMNS,
  type ProductToPrice,
} from '#graph/modules/pricing/computeNewPrices.ts';
import { type RatesInForce, readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ChangePricesInput } from '#graph/schema/schema.generated.ts';
import { readProductFilter } from '../readProductFilter.ts';
import { applyPriceChange, type ChangedProduct, getPartCondition, toPartColumn } from './applyPriceChange.ts';
import { lockProducts } from './lockProducts.ts';
import { writeChangedProducts } from './writeChangedProducts.ts';

/** Maximum number of products in one change. A larger change would lock products for too long and delay orders. */
const MAX_PRODUCTS = 5000;
const MAX_SIZE = 50;

export interface PriceChangeResult {
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

/** Changes one part of the price of many products, either all of them or none. A dry run only returns the result. */
export async function changePrices(
  context: GraphContext,
  input: ChangePricesInput,
): Promise<PriceChangeResult> {
  const { dryRun, expected } = input;
  const change = parseInput(priceChangeSchema, input);
  const where = await buildCondition(context, input);
  const { now } = context;

  return context.work(async (work) => {
    const products = await readProducts(
      work.db,
      { AND: [where, getPartCondition(change.part)] },
      { isLocked: !dryRun },
    );
    const rates = await readRatesInForce(work.db, now);
    const changedProducts = products.flatMap((product) => applyPriceChange(product, change) ?? []);
    if (!dryRun && expected != null && expected !== changedProducts.length)
      throw new DomainError('PREVIEW_OUTDATED', { count: changedProducts.length }, 'expected');
    const prices = changedProducts.map((product) => toPrice(product, rates));
    const largestChanges = await attachProducts(work.db, findLargestChanges(prices), change.part);
    if (!dryRun) await writeChangedProducts(work, context, { changed: changedProducts, change, rates });
    return {
      before: prices.reduce((sum, { before }) => sum + before, 0),
      after: prices.reduce((sum, { after }) => sum + after, 0),
      largest: largestChanges,
      pieces: changedProducts.length,
      untouched: (await work.db.product.count({ where })) - changedProducts.length,
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

async function readProducts(
  tx: Transaction,
  where: Prisma.ProductWhereInput,
  { isLocked }: { isLocked: boolean },
): Promise<ProductToPrice[]> {
  const matchingProducts = { where, orderBy: { id: 'asc' }, take: MAX_PRODUCTS + 1 } as const;
  if (!isLocked)
    return assertNotTooMany(await tx.product.findMany({ ...matchingProducts, select: PRICING_COLUMNS }));
  const productsToLock = assertNotTooMany(
    await tx.product.findMany({ ...matchingProducts, select: { id: true } }),
  );
  return lockProducts(
    tx,
    productsToLock.map(({ id }) => id),
  );
}

function assertNotTooMany<Found>(products: Found[]): Found[] {
  if (products.length > MAX_PRODUCTS) throw new DomainError('TOO_MANY_PRODUCTS', 'filter');
  return products;
}

function toPrice({ product, partBefore, partAfter }: ChangedProduct, rates: RatesInForce) {
  const before = product.price;
  const after = computeNewPrices(product, rates).change?.newPrice ?? before;
  const percent = before > 0 ? calculateChangePercent(before, after) : 0;
  return { id: product.id, partBefore, partAfter, before, after, percent };
}

type Price = ReturnType<typeof toPrice>;

function findLargestChanges(prices: readonly Price[]): Price[] {
  return prices.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent)).slice(0, MAX_SIZE);
}

/** Pairs each price with its product after the change. */
async function attachProducts(tx: Transaction, prices: readonly Price[], part: PricePart) {
  const products = await tx.product.findMany({ where: { id: { in: prices.map(({ id }) => id) } } });
  const productById = new Map(products.map((product) => [product.id, product]));
  return prices.flatMap(({ id, ...price }) => {
    const product = productById.get(id);
    return product ? [{ ...price, product: { ...product, ...toPartColumn(part, price.partAfter) } }] : [];
  });
}
