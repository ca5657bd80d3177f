import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { type OrderTerms, readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import { getProposalItems } from '#graph/modules/orders/lifecycle/reservation.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type ChosenLine, chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { getCollectionIds } from '#graph/modules/quotes/couponLines.ts';
import type { FreshVariant } from '#graph/modules/quotes/freshVariants.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderEdit } from './readOrderEdit.ts';

/** Current data on which an order edit depends, in addition to the order. */
export interface EditData {
  /** Selected variants, in the sequence of the requested lines. */
  selectedLines: readonly ChosenLine[];
  freshVariants: ReadonlyMap<string, FreshVariant>;
  /** Unit cost of the products for sale, keyed by product id. Null if unknown. */
  forSale: ReadonlyMap<string, number | null>;
  /** Collection ids, keyed by product id. Loaded only if the order's coupon depends on collections. */
  collections: ReadonlyMap<string, string[]>;
  rates: Rates;
  /** Settings under which the order was placed. */
  terms: OrderTerms;
}

/**
 * Reads the data. With `isLocked`, locks all variants by id until the transaction ends, so that transactions cannot
 * deadlock.
 */
export async function readEditData(
  tx: Transaction,
  context: GraphContext,
  { order, lines: orderLines, openProposal }: OrderToEdit,
  { lines }: OrderEdit,
  { isLocked }: { isLocked: boolean },
): Promise<EditData> {
  const { snapshot, now } = context;
  const selectedLines = await chooseVariants(
    context,
    (lines ?? []).map(({ item }) => item),
  );
  const ids = [
    ...selectedLines.map(({ variant }) => variant?.id),
    ...orderLines.map(({ variantId }) => variantId),
    ...getProposalItems(openProposal).map(({ variantId }) => variantId),
  ].filter((id) => id != null);
  const productIds = selectedLines.flatMap(({ product }) => product?.id ?? []);
  const freshVariants = await readFreshVariants(tx, [...new Set(ids)], isLocked);
  const forSale = await tx.product.findMany({
    where: { id: { in: productIds }, status: 'ACTIVE' },
    select: { id: true, cost: true },
  });
  return {
    selectedLines,
    freshVariants: new Map(freshVariants.map((variant) => [variant.id, variant])),
    forSale: new Map(forSale.map(({ id, cost }) => [id, cost])),
    collections: readCouponTerms(order)?.collectionIds
      ? await readCollections(tx, [...productIds, ...orderLines.flatMap(({ productId }) => productId ?? [])])
      : new Map(),
    rates: getRatesAt(snapshot.getRates(now), now),
    terms: readOrderTerms(order, snapshot.settings),
  };
}

async function readCollections(tx: Transaction, productIds: string[]): Promise<Map<string, string[]>> {
  const products = await tx.product.findMany({
    where: { id: { in: productIds } },
    select: { id: true, collectionId: true },
  });
  return new Map(products.map((product) => [product.id, getCollectionIds(product)]));
}

async function readFreshVariants(tx: Transaction, ids: string[], isLocked: boolean): Promise<FreshVariant[]> {
  if (ids.length === 0) return [];
  if (!isLocked)
    return tx.variant.findMany({
      where: { id: { in: ids } },
      select: { id: true, price: true, stock: true },
    });
  return tx.$queryRaw<FreshVariant[]>`
    SELECT id, price, stock FROM variants WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
}
