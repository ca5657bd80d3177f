import fc from 'fast-check';
import { expect } from 'vitest';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { calculateTotals, count, type Model, type ModelLine, type ModelOrder, pickItem } from './model.ts';
import { aStep } from './modelStep.ts';
import { listRefusalCodes, type Store } from './openStore.ts';
import { indexArbitrary } from './shopperSteps.ts';

const COD_LIMIT = 500_000;
export const EDIT_ORDER = `mutation ($input: EditOrderInput!) {
  editOrder(input: $input) { order { version } errors { code reason field message } } }`;

const quantity = fc.integer({ min: 1, max: 3 });
const orderEdit = fc.record({
  order: indexArbitrary,
  quantity,
  added: fc.option(fc.record({ size: indexArbitrary, quantity })),
});
type OrderEdit = typeof orderEdit extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Returns the lines and totals of an order edit according to the model, and the codes with which it is refused. The
 * first line remains; other lines are removed.
 */
function expectEdit(model: Model, order: ModelOrder, { quantity, added }: OrderEdit) {
  const [first, ...rest] = order.lines;
  const codes: string[] = [];
  const getCurrentPrice = (size: number) => {
    const { price, product } = pickItem(model.sizes, size);
    return pickItem(model.products, product).isForSale ? price : null;
  };
  const lines: ModelLine[] = [];
  const addQuantity = (size: number, count: number) => {
    const price = getCurrentPrice(size);
    if (price === null) codes.push('NOT_FOUND');
    else lines.push({ size, quantity: count, price });
  };
  if (first && quantity <= first.quantity) lines.push({ ...first, quantity });
  else if (first) {
    const price = getCurrentPrice(first.size);
    if (price === null) codes.push('NOT_FOUND');
    else if (price === first.price) lines.push({ ...first, quantity });
    else lines.push(first, { size: first.size, quantity: quantity - first.quantity, price });
  }
  if (added) addQuantity(added.size % model.sizes.length, added.quantity);

  const sums = new Map<number, number>();
  for (const line of lines) {
    const sum = (sums.get(line.size) ?? 0) + line.quantity;
    sums.set(line.size, sum);
    const previousQuantity = [first, ...rest].reduce(
      (total, currentLine) => total + (currentLine?.size === line.size ? currentLine.quantity : 0),
      0,
    );
    const maxQuantity =
      pickItem(model.sizes, line.size).stock + (order.isStockReserved ? previousQuantity : 0);
    if (sum > maxQuantity && sum > previousQuantity) codes.push('OUT_OF_STOCK');
  }
  const coupon = order.coupon === null ? null : pickItem(model.coupons, order.coupon);
  const totals = calculateTotals(lines, coupon);
  if (coupon && totals.items !== order.totals.items && totals.items < coupon.minItems)
    codes.push('COUPON_BELOW_MINIMUM');
  const isDearer = totals.finalTotal > order.totals.finalTotal;
  if (order.method === 'COD' && isDearer && totals.finalTotal >= COD_LIMIT) codes.push('PAYMENT_NOT_ALLOWED');
  return { lines, totals, codes: codes.sort() };
}

function getRefusalCodes({ isDeleted, status }: ModelOrder): string[] {
  if (isDeleted) return ['NOT_FOUND'];
  return canEditOrder(status) ? [] : ['NOT_ALLOWED'];
}

/** Only unpaid orders are edited here. Edits of paid orders are covered by the payment tests. */
export const editOrderStep = aStep(orderEdit, {
  can: ({ orders }, { order }) => orders.length > 0 && pickItem(orders, order).payment === 'UNPAID',
  async run(model, store, choice) {
    const { order: number, quantity, added } = choice;
    const order = pickItem(model.orders, number);
    const expectedEdit = expectEdit(model, order, choice);
    const blockingCodes = getRefusalCodes(order);
    const codes = blockingCodes.length > 0 ? blockingCodes : expectedEdit.codes;
    const input = await toInput(model, store, order, { quantity, added });
    const response = await store.admin.graphql(EDIT_ORDER, {
      input: { ...input, expectedTotal: expectedEdit.totals.finalTotal },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) applyToModel(model, order, expectedEdit);
    const result = codes.length > 0 ? `refused: ${codes.join(', ')}` : 'done';
    return `staff edits order ${number % model.orders.length} to ${quantity} of its first item${
      added ? ` and ${added.quantity} of size ${added.size % model.sizes.length}` : ''
    }: ${result}`;
  },
});

function applyToModel(
  model: Model,
  order: ModelOrder,
  { lines, totals }: Pick<ModelOrder, 'lines' | 'totals'>,
) {
  if (JSON.stringify(lines) === JSON.stringify(order.lines)) return;
  if (order.isStockReserved) {
    for (const { size, quantity } of order.lines) pickItem(model.sizes, size).stock += quantity;
    for (const { size, quantity } of lines) pickItem(model.sizes, size).stock -= quantity;
  }
  Object.assign(order, { lines, totals, isCorrected: true });
  count(order.emailCounts, 'orderChanged');
  count(model.auditCounts, 'order.edit');
}

/** Returns the input as staff would send it: a new quantity of the order's first line, and an added line. */
export async function toInput(
  model: Model,
  { server }: Store,
  { id }: Pick<ModelOrder, 'id'>,
  { quantity, added }: Pick<OrderEdit, 'quantity' | 'added'>,
) {
  const order = await server.prisma.order.findUnique({
    where: { id },
    select: { version: true, lines: { orderBy: { position: 'asc' }, take: 1, select: { id: true } } },
  });
  const size = added && pickItem(model.sizes, added.size);
  return {
    id,
    version: order?.version ?? 1,
    lines: [
      { lineId: order?.lines[0]?.id ?? 'none', quantity },
      ...(added && size
        ? [
            {
              productId: pickItem(model.products, size.product).id,
              size: size.size,
              quantity: added.quantity,
            },
          ]
        : []),
    ],
    agreement: 'PHONE',
    agreementNote: 'As agreed.',
  };
}
