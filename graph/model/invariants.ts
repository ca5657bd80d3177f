import { expect } from 'vitest';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import { canChangeStatus } from '#domain/orders/orderLifecycle.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { calculateTotals, type Model } from './model.ts';
import type { Store } from './openStore.ts';

/** Checks the invariants of a store, which hold after any actions in any order. */
export async function expectInvariants(model: Model, { server }: Store): Promise<void> {
  const { prisma } = server;
  const ids = model.products.map(({ id }) => id);
  const orders = await prisma.order.findMany({
    where: { lines: { some: { productId: { in: ids } } } },
    include: {
      lines: true,
      payments: true,
      returns: { include: { lines: true } },
      redemption: true,
      stockMoves: true,
      timeline: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
    },
  });
  for (const order of orders) {
    const lines = order.lines.map(({ quantity, unitPrice }) => ({ size: 0, quantity, price: unitPrice }));
    const { items } = calculateTotals(lines, null);
    expect(order.itemsTotal).toBe(items);
    expect(order.finalTotal).toBe(items - order.discount + order.shipping + order.tax);
    expect(order.paymentStatus).toBe(derivePaymentStatus(order));
    const redeemedAmount = order.discount + order.shippingDiscount;
    expect(order.redemption?.discount ?? 0).toBe(order.status === 'CANCELLED' ? 0 : redeemedAmount);
    expectStatusPath(order.timeline.map(({ status }) => status));
    expect(order.timeline.at(-1)?.status).toBe(order.status);
    const soldQuantity = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const { restocked } = expectReturns(order);
    const isStockDeducted = order.isStockReserved || order.status === 'RETURNED';
    expect(order.stockMoves.reduce((sum, { delta }) => sum + delta, 0)).toBe(
      isStockDeducted ? restocked - soldQuantity : 0,
    );
  }
  await expectStockLedger(model, server);
  await expectCoupons(model, server);
}

type ReturnedOrder = Prisma.OrderGetPayload<{
  include: { lines: true; returns: { include: { lines: true } } };
}>;

/**
 * Checks that no item is returned twice, that the order is credited for its returns, and that its status is RETURNED
 * exactly when all its items are returned.
 */
function expectReturns({ status, lines, returns, credited }: ReturnedOrder): { restocked: number } {
  const receivedLines = returns
    .flatMap((orderReturn) => orderReturn.lines)
    .filter(({ received }) => (received ?? 0) > 0);
  for (const { id, quantity, returned } of lines) {
    const lineReturns = receivedLines.filter(({ orderLineId }) => orderLineId === id);
    expect(lineReturns.reduce((sum, { received }) => sum + (received ?? 0), 0)).toBe(returned);
    expect(returned).toBeLessThanOrEqual(quantity);
  }
  expect(lines.every(({ quantity, returned }) => quantity === returned)).toBe(status === 'RETURNED');
  const returnCredits = returns.reduce(
    (sum, { goods, shipping, deduction }) => sum + goods + shipping - deduction,
    0,
  );
  expect(credited).toBeGreaterThanOrEqual(returnCredits);
  return {
    restocked: receivedLines
      .filter(({ isRestocked }) => isRestocked)
      .reduce((sum, { received }) => sum + (received ?? 0), 0),
  };
}

/** Checks the timeline. Successive entries can have the same status, but a forbidden transition never occurs. */
function expectStatusPath(statuses: Parameters<typeof canChangeStatus>[0][]) {
  for (const [index, to] of statuses.entries()) {
    const from = statuses[index - 1] ?? to;
    // Counter sales are delivered immediately.
    const isCounterSale = index === 1 && from === 'PENDING' && to === 'DELIVERED';
    if (from !== to && !isCounterSale) expect(canChangeStatus(from, to), `${from} to ${to}`).toBe(true);
  }
}

const sumRows = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Checks that no stock level is negative, every change is in the stock ledger of its location, a variant's stock is the
 * sum of its levels at the locations that serve orders, and a product's stock is the sum of its variants' stock.
 */
async function expectStockLedger({ sizes, products }: Model, { prisma }: Store['server']) {
  const storedVariants = await prisma.variant.findMany({
    where: { id: { in: sizes.map(({ id }) => id) } },
    include: { stockMoves: true, levels: { include: { location: true } } },
  });
  for (const { id, stock, stockMoves, levels } of storedVariants) {
    const initialLevels = sizes.find((size) => size.id === id)?.initialLevels ?? {};
    expect(stock).toBeGreaterThanOrEqual(0);
    const servingLevels = levels.filter(({ location }) => location.isActive && location.servesOrders);
    expect(stock).toBe(sumRows(servingLevels.map(({ quantity }) => quantity)));
    for (const { locationId, quantity } of levels) {
      expect(quantity).toBeGreaterThanOrEqual(0);
      const deltas = stockMoves.filter((move) => move.locationId === locationId).map(({ delta }) => delta);
      expect(quantity).toBe(sumRows(deltas) + (initialLevels[locationId] ?? 0));
    }
    expect(sumRows(levels.map(({ quantity }) => quantity))).toBe(
      sumRows(Object.values(initialLevels)) + sumRows(stockMoves.map(({ delta }) => delta)),
    );
  }
  const rows = await prisma.product.findMany({
    where: { id: { in: products.map(({ id }) => id) } },
    include: { variants: true },
  });
  for (const { stock, variants } of rows)
    expect(stock).toBe(variants.reduce((sum, variant) => sum + variant.stock, 0));
}

async function expectCoupons({ coupons }: Model, { prisma }: Store['server']) {
  const rows = await prisma.coupon.findMany({
    where: { id: { in: coupons.map(({ id }) => id) } },
    include: { _count: { select: { redemptions: true } } },
  });
  for (const { usedCount, _count } of rows) expect(usedCount).toBe(_count.redemptions);
}

/** Checks that each order event caused one email and each staff action was recorded. */
export async function expectRecords(model: Model, { server, admin, owner }: Store): Promise<void> {
  await runJobs(server);
  const { prisma } = server;
  const remainingOrders = model.orders.filter(({ isDeleted }) => !isDeleted);
  const emails = await prisma.mail.findMany({
    where: { orderId: { in: remainingOrders.map(({ id }) => id) } },
    select: { orderId: true, template: true },
  });
  for (const { id, emailCounts: expectedCounts } of remainingOrders) {
    const tally: Record<string, number> = {};
    for (const { template } of emails.filter(({ orderId }) => orderId === id))
      tally[template] = (tally[template] ?? 0) + 1;
    expect(tally).toEqual(expectedCounts);
  }
  const groups = await prisma.auditEntry.groupBy({
    by: ['action'],
    where: { actorId: { in: [admin.user.id, owner.user.id] }, entity: { not: 'User' } },
    _count: true,
  });
  expect(Object.fromEntries(groups.map(({ action, _count }) => [action, _count]))).toEqual(model.auditCounts);
}
