import { couponTermsOf } from '#domain/orders/coupons/couponTerms.ts';
import { type OrderTerms, termsOf } from '#domain/orders/orderTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import { reservedFor } from '#graph/modules/orders/lifecycle/reservation.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type ChosenLine, chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { collectionsOf } from '#graph/modules/quotes/couponLines.ts';
import type { FreshVariant } from '#graph/modules/quotes/freshVariants.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderEdit } from './readOrderEdit.ts';

/** What a correction depends on beside the order: its pieces as they are for sale at this moment. */
export interface EditFacts {
  /** By the place among the wanted lines. */
  chosen: readonly ChosenLine[];
  fresh: ReadonlyMap<string, FreshVariant>;
  /** What one of a product cost the store, by the product's id; null where that is not known. */
  forSale: ReadonlyMap<string, number | null>;
  /** The collections of pieces, by the product's id, where the order's coupon asks for them. */
  collections: ReadonlyMap<string, string[]>;
  rates: Rates;
  /** The settings that the order was placed under. */
  terms: OrderTerms;
}

/**
 * Reads them; held until the transaction ends where they are to be taken, all at once and by id, so that nobody waits in a
 * ring.
 */
export async function readEditFacts(
  tx: Transaction,
  context: GraphContext,
  { order, lines: sold, open }: OrderToEdit,
  { lines }: OrderEdit,
  { isHeld }: { isHeld: boolean },
): Promise<EditFacts> {
  const { snapshot, now } = context;
  const chosen = await chooseVariants(
    context,
    (lines ?? []).map(({ piece }) => piece),
  );
  const ids = [
    ...chosen.map(({ variant }) => variant?.id),
    ...sold.map(({ variantId }) => variantId),
    ...reservedFor(open).map(({ variantId }) => variantId),
  ].filter((id) => id != null);
  const productIds = chosen.flatMap(({ product }) => product?.id ?? []);
  const fresh = await readPieces(tx, [...new Set(ids)], isHeld);
  const forSale = await tx.product.findMany({
    where: { id: { in: productIds }, status: 'ACTIVE' },
    select: { id: true, cost: true },
  });
  return {
    chosen,
    fresh: new Map(fresh.map((variant) => [variant.id, variant])),
    forSale: new Map(forSale.map(({ id, cost }) => [id, cost])),
    collections: couponTermsOf(order)?.collectionIds
      ? await readCollections(tx, [...productIds, ...sold.flatMap(({ productId }) => productId ?? [])])
      : new Map(),
    rates: ratesAt(snapshot.rates(now), now),
    terms: termsOf(order, snapshot.settings),
  };
}

async function readCollections(tx: Transaction, productIds: string[]): Promise<Map<string, string[]>> {
  const found = await tx.product.findMany({
    where: { id: { in: productIds } },
    select: { id: true, collectionId: true },
  });
  return new Map(found.map((product) => [product.id, collectionsOf(product)]));
}

async function readPieces(tx: Transaction, ids: string[], isHeld: boolean): Promise<FreshVariant[]> {
  if (ids.length === 0) return [];
  if (!isHeld)
    return tx.variant.findMany({
      where: { id: { in: ids } },
      select: { id: true, price: true, stock: true },
    });
  return tx.$queryRaw<FreshVariant[]>`
    SELECT id, price, stock FROM variants WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
}
