import { expect } from 'vitest';
import type { Payment, PaymentKind } from '#graph/prisma/generated/client.ts';
import type { Model, ModelOrder } from './model.ts';
import type { Store } from './openStore.ts';

const PRODUCT_QUERY = 'query ($id: ID!) { product(id: $id) { stock variants { size price stock } } }';

/** Fails unless the database and the public reads match the model. */
export async function expectAgreement(model: Model, store: Store): Promise<void> {
  const { prisma } = store.server;
  const ids = model.products.map(({ id }) => id);
  const [products, coupons, orders] = await Promise.all([
    prisma.product.findMany({
      where: { id: { in: ids } },
      include: { variants: { orderBy: { position: 'asc' } } },
    }),
    prisma.coupon.findMany({ where: { id: { in: model.coupons.map(({ id }) => id) } } }),
    prisma.order.findMany({
      where: { lines: { some: { productId: { in: ids } } } },
      include: { lines: { orderBy: { position: 'asc' } }, payments: true, redemption: true },
    }),
  ]);

  expect(
    indexById(
      products.map(({ id, status, price, stock, variants }) => ({
        id,
        status,
        price,
        stock,
        sizes: variants.map(({ id, price, stock }) => ({ id, price, stock })),
      })),
    ),
  ).toEqual(indexById(model.products.map((_product, index) => toProduct(model, index))));
  expect(indexById(coupons.map(({ id, usedCount }) => ({ id, usedCount })))).toEqual(
    indexById(model.coupons.map(({ id, used }) => ({ id, usedCount: used }))),
  );
  expect(
    indexById(
      orders.map((order) => ({
        id: order.id,
        userId: order.userId,
        status: order.status,
        payment: order.paymentStatus,
        isHeld: order.isStockReserved,
        totals: {
          items: order.itemsTotal,
          discount: order.discount,
          shipping: order.shipping,
          shippingDiscount: order.shippingDiscount,
          tax: order.tax,
          finalTotal: order.finalTotal,
        },
        lines: order.lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice })),
        ledger: {
          paid: order.paid,
          refunded: order.refunded,
          credited: order.credited,
          entries: sumEntries(order.payments),
        },
        couponId: order.redemption?.couponId ?? null,
      })),
    ),
  ).toEqual(
    indexById(
      model.orders.filter(({ isDeleted }) => !isDeleted).map((order) => toOrder(model, store, order)),
    ),
  );
  await expectPublicReads(model, store);
}

async function expectPublicReads(model: Model, { server }: Store) {
  for (const [index, { id, isForSale }] of model.products.entries()) {
    const { data } = await server.graphql(PRODUCT_QUERY, { id });
    const sizes = model.sizes.filter(({ product }) => product === index);
    const expectedProduct = {
      stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
      variants: sizes.map(({ size, price, stock }) => ({ size, price, stock })),
    };
    expect(data?.product ?? null).toEqual(isForSale ? expectedProduct : null);
  }
}

function toProduct({ products, sizes }: Model, index: number) {
  const productSizes = sizes.filter(({ product }) => product === index);
  return {
    id: products[index]?.id ?? '',
    status: products[index]?.isForSale ? 'ACTIVE' : 'ARCHIVED',
    price: Math.min(...productSizes.map(({ price }) => price)),
    stock: productSizes.reduce((sum, { stock }) => sum + stock, 0),
    sizes: productSizes.map(({ id, price, stock }) => ({ id, price, stock })),
  };
}

function toOrder({ sizes, coupons }: Model, { shoppers }: Store, order: ModelOrder) {
  const { id, shopper, status, payment, isStockReserved, totals, lines, coupon } = order;
  const isCouponRedeemed = coupon !== null && status !== 'CANCELLED';
  return {
    id,
    userId: shopper === null ? null : shoppers[shopper]?.user.id,
    status,
    payment,
    isHeld: isStockReserved,
    totals,
    lines: lines.map(({ size, quantity, price }) => ({
      variantId: sizes[size]?.id,
      quantity,
      unitPrice: price,
    })),
    ledger: toLedger(order),
    couponId: isCouponRedeemed ? coupons[coupon]?.id : null,
  };
}

/** Returns the ledger totals of an order that is paid or refunded completely. */
function toLedger({ status, payment, isFullyCompensated, totals: { finalTotal } }: ModelOrder) {
  const paid = payment === 'UNPAID' ? 0 : finalTotal;
  const refunded = payment === 'REFUNDED' ? finalTotal : 0;
  // A returned order is credited in full, including shipping, even if its customer had already been refunded in full.
  const credited = (status === 'RETURNED' ? finalTotal : 0) + (isFullyCompensated ? finalTotal : 0);
  return { paid, refunded, credited, entries: { PAYMENT: paid, REFUND: refunded, CREDIT: credited } };
}

/** Sums entries that were not voided, by kind. */
function sumEntries(entries: readonly Payment[]): Record<PaymentKind, number> {
  const sums = { PAYMENT: 0, REFUND: 0, CREDIT: 0 };
  for (const { kind, amount, voidedAt } of entries) if (!voidedAt) sums[kind] += amount;
  return sums;
}

function indexById<Row extends { id: string }>(rows: Row[]): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}
