import fc from 'fast-check';
import { expect } from 'vitest';
import { isCorrectable } from '#domain/orders/orderLifecycle.ts';
import { at, count, type Model, type ModelLine, type ModelOrder, workOutTotals } from './model.ts';
import { refusals, type Store } from './openStore.ts';
import { place } from './shopperSteps.ts';
import { aStep } from './step.ts';

const COD_LIMIT = 500_000;
export const EDIT_ORDER = `mutation ($input: EditOrderInput!) {
  editOrder(input: $input) { order { version } errors { code reason field message } } }`;

const quantity = fc.integer({ min: 1, max: 3 });
const correction = fc.record({
  order: place,
  quantity,
  added: fc.option(fc.record({ size: place, quantity })),
});
type Correction = typeof correction extends fc.Arbitrary<infer Value> ? Value : never;

/** What a correction by the model comes to, and with which codes it is refused: the first line stays, the others go. */
function judge(model: Model, order: ModelOrder, { quantity, added }: Correction) {
  const [first, ...rest] = order.lines;
  const codes: string[] = [];
  const today = (size: number) => {
    const { price, product } = at(model.sizes, size);
    return at(model.products, product).isForSale ? price : null;
  };
  const lines: ModelLine[] = [];
  const add = (size: number, count: number) => {
    const price = today(size);
    if (price === null) codes.push('NOT_FOUND');
    else lines.push({ size, quantity: count, price });
  };
  if (first && quantity <= first.quantity) lines.push({ ...first, quantity });
  else if (first) {
    const price = today(first.size);
    if (price === null) codes.push('NOT_FOUND');
    else if (price === first.price) lines.push({ ...first, quantity });
    else lines.push(first, { size: first.size, quantity: quantity - first.quantity, price });
  }
  if (added) add(added.size % model.sizes.length, added.quantity);

  const sums = new Map<number, number>();
  for (const line of lines) {
    const sum = (sums.get(line.size) ?? 0) + line.quantity;
    sums.set(line.size, sum);
    const had = [first, ...rest].reduce((all, one) => all + (one?.size === line.size ? one.quantity : 0), 0);
    const most = at(model.sizes, line.size).stock + (order.isHeld ? had : 0);
    if (sum > most && sum > had) codes.push('OUT_OF_STOCK');
  }
  const coupon = order.coupon === null ? null : at(model.coupons, order.coupon);
  const totals = workOutTotals(lines, coupon);
  if (coupon && totals.items !== order.totals.items && totals.items < coupon.minItems)
    codes.push('COUPON_BELOW_MINIMUM');
  const isDearer = totals.finalTotal > order.totals.finalTotal;
  if (order.method === 'COD' && isDearer && totals.finalTotal >= COD_LIMIT) codes.push('PAYMENT_NOT_ALLOWED');
  return { lines, totals, codes: codes.sort() };
}

function hindrance({ isDeleted, status }: ModelOrder): string[] {
  if (isDeleted) return ['NOT_FOUND'];
  return isCorrectable(status) ? [] : ['NOT_ALLOWED'];
}

/** Of orders that are not paid: what a paid one becomes is tried where payments are. */
export const corrects = aStep(correction, {
  can: ({ orders }, { order }) => orders.length > 0 && at(orders, order).payment === 'UNPAID',
  async run(model, store, choice) {
    const { order: number, quantity, added } = choice;
    const order = at(model.orders, number);
    const judged = judge(model, order, choice);
    const hindered = hindrance(order);
    const codes = hindered.length > 0 ? hindered : judged.codes;
    const input = await toInput(model, store, order, { quantity, added });
    const answer = await store.admin.ask(EDIT_ORDER, {
      input: { ...input, expectedTotal: judged.totals.finalTotal },
    });
    expect(refusals(answer)).toEqual(codes);
    if (codes.length === 0) follow(model, order, judged);
    const told = codes.length > 0 ? `refused: ${codes.join(', ')}` : 'done';
    return `staff corrects order ${number % model.orders.length} to ${quantity} of its first piece${
      added ? ` and ${added.quantity} of size ${added.size % model.sizes.length}` : ''
    }: ${told}`;
  },
});

function follow(model: Model, order: ModelOrder, { lines, totals }: Pick<ModelOrder, 'lines' | 'totals'>) {
  if (JSON.stringify(lines) === JSON.stringify(order.lines)) return;
  if (order.isHeld) {
    for (const { size, quantity } of order.lines) at(model.sizes, size).stock += quantity;
    for (const { size, quantity } of lines) at(model.sizes, size).stock -= quantity;
  }
  Object.assign(order, { lines, totals, isCorrected: true });
  count(order.mails, 'orderChanged');
  count(model.audits, 'order.edit');
}

/** What staff send: the order's first line in another number, and a piece beside it. */
export async function toInput(
  model: Model,
  { server }: Store,
  { id }: Pick<ModelOrder, 'id'>,
  { quantity, added }: Pick<Correction, 'quantity' | 'added'>,
) {
  const found = await server.prisma.order.findUnique({
    where: { id },
    select: { version: true, lines: { orderBy: { position: 'asc' }, take: 1, select: { id: true } } },
  });
  const size = added && at(model.sizes, added.size);
  return {
    id,
    version: found?.version ?? 1,
    lines: [
      { lineId: found?.lines[0]?.id ?? 'none', quantity },
      ...(added && size
        ? [{ productId: at(model.products, size.product).id, size: size.size, quantity: added.quantity }]
        : []),
    ],
    agreement: 'PHONE',
    agreementNote: 'As agreed.',
  };
}
