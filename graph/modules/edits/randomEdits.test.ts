import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { editOrders } from './testing/editOrders.ts';

const server = useTestServer();
let staff: Shopper;
const { place, edit, answer } = editOrders(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const line = fc.record({
  piece: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  isExistingLine: fc.boolean(),
});
const editAction = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
  discount: fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: undefined }),
  how: fc.constantFrom('PHONE' as const, 'MAIL' as const),
  customerAnswer: fc.constantFrom('accept' as const, 'decline' as const, 'nothing' as const),
});

test('after random edits, lines, tax and total add up, and stock plus reservations stays the same', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(editAction, { minLength: 1, maxLength: 4 }), async (editActions) => {
      await server.prisma.attempt.deleteMany();
      await server.prisma.order.updateMany({ data: { placedFrom: null, paymentStatus: 'PAID' } });
      const products = [
        await aProduct(server.prisma, {
          price: 10_000,
          variants: [
            { size: '6', stock: 6 },
            { size: '7', stock: 4 },
          ],
        }),
        await aProduct(server.prisma, { price: 900, stock: 8 }),
      ];
      const productVariants = products.flatMap(({ variants }) => variants);
      const first = productVariants[0];
      const order = await place([{ productId: first?.productId ?? '', size: first?.size, quantity: 2 }]);
      const { id } = order;

      for (const { lines, shipping, discount, how, customerAnswer } of editActions) {
        const currentLines = await server.prisma.orderLine.findMany({
          where: { orderId: id },
          orderBy: { position: 'asc' },
        });
        const usedLineIds = new Set<string>();
        const requestedLines = lines.map(({ piece: item, quantity, isExistingLine }) => {
          const orderLine = currentLines[item % currentLines.length];
          if (isExistingLine && orderLine && !usedLineIds.has(orderLine.id)) {
            usedLineIds.add(orderLine.id);
            return { lineId: orderLine.id, quantity };
          }
          const { productId = '', size } = productVariants[item % productVariants.length] ?? {};
          return { productId, size, quantity };
        });
        const discountInput = discount === undefined ? undefined : { amount: discount, reason: 'Tried' };
        const { proposal } = await edit(id, {
          lines: requestedLines,
          shipping,
          discount: discountInput,
          agreement: how,
        });
        if (proposal && customerAnswer !== 'nothing')
          await answer(
            { id, proposalId: proposal.id, accept: customerAnswer === 'accept', note: 'On the phone' },
            staff,
          );
        await assertConsistent(id, products);
      }
    }),
    { numRuns: 8, seed: 2026 },
  );
});

async function assertConsistent(id: string, products: readonly (Product & { variants: Variant[] })[]) {
  const order = await server.prisma.order.findUniqueOrThrow({
    where: { id },
    include: { lines: true, proposals: { where: { status: 'OPEN' } }, stockMoves: true },
  });
  const items = order.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  expect(order.lines.every((line) => line.lineTotal === line.unitPrice * line.quantity)).toBe(true);
  expect(order.itemsTotal).toBe(items);
  expect(order.discount).toBe(order.staffDiscount);
  expect(order.tax).toBe(Math.round(((items - order.discount) * order.taxPercent) / 100));
  expect(order.finalTotal).toBe(items - order.discount + order.shipping + order.tax);
  expect(order.paymentStatus).toBe(derivePaymentStatus(order));
  expect(order.pieces).toBe(order.lines.reduce((sum, { quantity }) => sum + quantity, 0));

  const proposalItems = order.proposals.flatMap(
    (proposal) => proposal.reserved as unknown as { variantId: string; quantity: number }[],
  );
  for (const { id: variantId, stock: initialStock } of products.flatMap(({ variants }) => variants)) {
    const reservedQuantity = [...order.lines, ...proposalItems]
      .filter((item) => item.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const { stock } = await server.prisma.variant.findUniqueOrThrow({ where: { id: variantId } });
    expect(stock + reservedQuantity).toBe(initialStock);
    const variantMoves = order.stockMoves.filter((stockMove) => stockMove.variantId === variantId);
    expect(variantMoves.reduce((sum, { delta }) => sum + delta, 0) + reservedQuantity).toBe(0);
  }
}
