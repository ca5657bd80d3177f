import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { canEditDetails, isCancellable, isOpen, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  count,
  isReserved,
  itemAt,
  type Model,
  type ModelLine,
  type ModelOrder,
  refusalOf,
  reserve,
  workOutTotals,
} from './model.ts';
import { aStep } from './modelStep.ts';
import { aPhone, refusals, type Store } from './openStore.ts';

const COD_LIMIT = 500_000;
const ERRORS = 'errors { code reason field message }';
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  totals { items discount shipping shippingDiscount tax finalTotal } errors { code reason field message } } }`;
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } ${ERRORS} } }`;
const EDIT = `mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { notes } ${ERRORS} } }`;
const LEAVE = `mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { ${ERRORS} } }`;

export const place = fc.nat({ max: 30 });
const method = fc.constantFrom<PaymentMethod>('COD', 'BANK_TRANSFER');
const cart = fc.record({
  lines: fc.array(fc.record({ size: place, quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.option(place),
});
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the totals of a cart according to the model, and the codes with which it is refused. */
function expectQuote(
  model: Model,
  { lines: asked, coupon: named }: Cart,
  { isTakenAlong = false, inTheShop }: { isTakenAlong?: boolean; inTheShop?: Record<string, number> } = {},
) {
  const codes: string[] = [];
  const lines: ModelLine[] = [];
  for (const { size: number, quantity } of asked) {
    const size = number % model.sizes.length;
    const { id, price, product, ...there } = itemAt(model.sizes, size);
    const stock = inTheShop ? (inTheShop[id] ?? 0) : there.stock;
    const taken = lines.filter((line) => line.size === size).reduce((sum, line) => sum + line.quantity, 0);
    if (!itemAt(model.products, product).isForSale) codes.push('NOT_FOUND');
    else if (taken + quantity > stock) codes.push('OUT_OF_STOCK');
    else lines.push({ size, quantity, price });
  }
  const place = named === null ? null : named % model.coupons.length;
  const coupon = place === null ? null : itemAt(model.coupons, place);
  const refusal = coupon && refusalOf(coupon, workOutTotals(lines, null).items, { isTakenAlong });
  if (refusal) codes.push(refusal);
  const kept = refusal ? null : coupon;
  return {
    codes: codes.sort(),
    lines,
    coupon: kept && place,
    totals: workOutTotals(lines, kept, { isTakenAlong }),
  };
}

function toInput(model: Model, { lines, coupon }: Cart) {
  return {
    lines: lines.map(({ size: number, quantity }) => {
      const { product, size } = itemAt(model.sizes, number);
      return { productId: itemAt(model.products, product).id, quantity, ...(size && { size }) };
    }),
    ...(coupon !== null && { couponCode: itemAt(model.coupons, coupon).code }),
  };
}

const toWords = (model: Model, { lines, coupon }: Cart) =>
  `${lines.map(({ size, quantity }) => `${quantity} of size ${size % model.sizes.length}`).join(' and ')}${
    coupon === null ? '' : ` with coupon ${coupon % model.coupons.length}`
  }`;

const outcome = (codes: string[]) => (codes.length > 0 ? `refused: ${codes.join(', ')}` : 'done');

export const asksPrice = aStep(cart, {
  async run(model, { server }, choice) {
    const { data } = await server.graphql(QUOTE, { input: toInput(model, choice) });
    const { codes, totals } = expectQuote(model, choice);
    expect(data?.quote.totals).toEqual(totals);
    expect(data?.quote.errors.map(({ code }: { code: string }) => code).sort()).toEqual(codes);
    return `a quote for ${toWords(model, choice)}: ${totals.finalTotal}`;
  },
});

const purchase = fc.record({
  cart,
  method,
  /** 0 is a guest; higher numbers are shoppers. */
  who: fc.nat({ max: 2 }),
  /** Difference between the total the customer saw and the actual one. */
  seen: fc.option(fc.constantFrom(-1, 0, 1)),
});

export const orders = aStep(purchase, {
  can: ({ shoppers }, { who }) => who === 0 || !shoppers[who - 1]?.isDeleted,
  async run(model, store, { cart, method, who, seen }) {
    const { codes, lines, coupon, totals } = expectQuote(model, cart);
    const input = {
      ...orderInput([], { contact: aContact(who === 0 ? null : itemAt(store.shoppers, who - 1).phone) }),
      ...toInput(model, cart),
      paymentMethod: method,
      ...(seen !== null && { expectedTotal: totals.finalTotal + seen }),
    };
    if (codes.length === 0) {
      if (method === 'COD' && totals.finalTotal >= COD_LIMIT) codes.push('PAYMENT_NOT_ALLOWED');
      if (seen === -1) codes.push('PRICE_CHANGED');
    }
    const token = who === 0 ? undefined : itemAt(store.shoppers, who - 1).token;
    const answer = await store.server.graphql(PLACE_ORDER, { input }, { token });
    expect(refusals(answer)).toEqual(codes);
    if (codes.length === 0) {
      const { order } = answer.data?.placeOrder ?? {};
      expect(order.totals).toMatchObject(totals);
      addToModel(model, {
        id: order.id,
        shopper: who === 0 ? null : who - 1,
        method,
        lines,
        totals,
        coupon,
        isCounterSale: false,
        sent: { token, input },
      });
    }
    return `${who === 0 ? 'a guest' : `shopper ${who - 1}`} orders ${toWords(model, cart)}, ${method}: ${outcome(codes)}`;
  },
});

/** Adds an order to the model, with its effect on stock and coupon. */
/** Contact details; each guest is a different person. */
function aContact(phone: string | null) {
  const id = randomUUID();
  return { name: 'Test Customer', email: `${id}@example.com`, phone: phone ?? aPhone() };
}

type PlacedOrder = Omit<ModelOrder, 'status' | 'payment' | 'emailCounts' | 'isDeleted' | 'isStockReserved'> &
  Partial<ModelOrder>;

function addToModel(model: Model, placed: PlacedOrder) {
  const order: ModelOrder = {
    status: 'PENDING',
    payment: 'UNPAID',
    emailCounts: { orderPlaced: 1 },
    isDeleted: false,
    isStockReserved: false,
    ...placed,
  };
  if (order.isCounterSale || isReserved(model, order)) reserve(model, order);
  model.orders.push(order);
  if (order.coupon !== null) itemAt(model.coupons, order.coupon).used++;
}

/** Counter sales take stock from the shop, whereas the model knows only totals. */
async function readShopLevels({ prisma }: Store['server']): Promise<Record<string, number>> {
  const levels = await prisma.stockLevel.findMany({ where: { locationId: MAIN_LOCATION_ID } });
  return Object.fromEntries(levels.map(({ variantId, quantity }) => [variantId, quantity]));
}

const counterSale = fc.record({
  cart,
  method,
  customer: fc.option(fc.nat({ max: 1 })),
  isTakenAlong: fc.boolean(),
  isPaid: fc.boolean(),
});

export const sellsAtCounter = aStep(counterSale, {
  can: ({ shoppers }, { customer }) => customer === null || !shoppers[customer]?.isDeleted,
  async run(model, { server, admin, shoppers }, { cart, method, customer, isTakenAlong, isPaid }) {
    const inTheShop = isTakenAlong ? await readShopLevels(server) : undefined;
    const { codes, lines, coupon, totals } = expectQuote(model, cart, { isTakenAlong, inTheShop });
    if (codes.length === 0 && method === 'COD' && totals.finalTotal >= COD_LIMIT)
      codes.push('PAYMENT_NOT_ALLOWED');
    const customerId = customer === null ? null : itemAt(shoppers, customer).user.id;
    const answer = await admin.graphql(PLACE_ORDER, {
      input: {
        ...orderInput([], { contact: aContact(customer === null ? null : itemAt(shoppers, customer).phone) }),
        ...toInput(model, cart),
        paymentMethod: method,
        counterSale: { customerId, isTakenAlong, isPaid },
      },
    });
    expect(refusals(answer)).toEqual(codes);
    if (codes.length === 0) {
      count(model.audits, 'order.counterSale');
      addToModel(model, {
        id: answer.data?.placeOrder.order.id,
        shopper: customer,
        method,
        lines,
        totals,
        coupon,
        isCounterSale: true,
        sent: null,
        status: isTakenAlong ? 'DELIVERED' : 'PENDING',
        payment: isPaid || (isTakenAlong && method === 'COD') ? 'PAID' : 'UNPAID',
        emailCounts: isTakenAlong ? { receipt: 1 } : { orderPlaced: 1 },
      });
    }
    return `staff sells ${toWords(model, cart)} at the counter, ${method}: ${outcome(codes)}`;
  },
});

const repeatedOrder = fc.record({ order: place, isChanged: fc.boolean() });

export const repeatsOrder = aStep(repeatedOrder, {
  can: ({ orders, shoppers }, { order }) => {
    const { sent, shopper, isDeleted } = orders.length > 0 ? itemAt(orders, order) : {};
    return Boolean(sent) && !isDeleted && (shopper == null || !shoppers[shopper]?.isDeleted);
  },
  async run(model, { server }, { order: number, isChanged }) {
    const { id, sent } = itemAt(model.orders, number);
    const input = { ...sent?.input, ...(isChanged && { notes: 'Something else.' }) };
    const answer = await server.graphql(PLACE_ORDER, { input }, { token: sent?.token });
    expect(refusals(answer)).toEqual(isChanged ? ['IDEMPOTENCY_MISMATCH'] : []);
    if (!isChanged) expect(answer.data?.placeOrder.order.id).toBe(id);
    return `order ${number % model.orders.length} is sent again${isChanged ? ', changed' : ''}`;
  },
});

const ofSomebody = fc.record({ order: place, who: fc.nat({ max: 1 }) });
type ShopperOrder = typeof ofSomebody extends fc.Arbitrary<infer Value> ? Value : never;

const canTry = ({ orders, shoppers }: Model, { who }: ShopperOrder) =>
  orders.length > 0 && !shoppers[who]?.isDeleted;

/** Returns why a shopper cannot do something with an order, according to the model. */
function refusalCodes({ shopper, isDeleted }: ModelOrder, who: number, mayBe: boolean): string[] {
  if (isDeleted || shopper !== who) return ['NOT_FOUND'];
  return mayBe ? [] : ['NOT_ALLOWED'];
}

export const cancels = aStep(ofSomebody, {
  can: canTry,
  async run(model, { shoppers }, { order: number, who }) {
    const order = itemAt(model.orders, number);
    const codes = refusalCodes(order, who, isCancellable(order.status));
    const answer = await itemAt(shoppers, who).graphql(CANCEL, {
      input: { id: order.id, reason: 'Changed my mind' },
    });
    expect(refusals(answer)).toEqual(codes);
    if (codes.length === 0) {
      revertOrder(model, order, 'CANCELLED');
      count(order.emailCounts, 'orderCancelled');
    }
    return `shopper ${who} cancels order ${number % model.orders.length}: ${outcome(codes)}`;
  },
});

/** Cancels or returns an order in the model: its items are restocked, and a cancelled order releases its coupon. */
export function revertOrder(model: Model, order: ModelOrder, status: 'CANCELLED' | 'RETURNED') {
  order.status = status;
  if (order.isStockReserved) for (const { size, quantity } of order.lines) itemAt(model.sizes, size).stock += quantity;
  order.isStockReserved = false;
  if (status === 'CANCELLED' && order.coupon !== null) itemAt(model.coupons, order.coupon).used--;
}

export const edits = aStep(ofSomebody, {
  can: canTry,
  async run(model, { shoppers, server }, { order: number, who }) {
    const order = itemAt(model.orders, number);
    const codes = refusalCodes(order, who, canEditDetails(order.status));
    const notes = `Please call at ${server.clock.now.toISOString()}.`;
    const answer = await itemAt(shoppers, who).graphql(EDIT, { input: { id: order.id, notes } });
    expect(refusals(answer)).toEqual(codes);
    return `shopper ${who} writes a note on order ${number % model.orders.length}: ${outcome(codes)}`;
  },
});

export const leaves = aStep(fc.record({ who: fc.nat({ max: 1 }) }), {
  can: ({ shoppers }, { who }) => !shoppers[who]?.isDeleted,
  async run(model, { shoppers }, { who }) {
    const own = model.orders.filter(({ shopper, isDeleted }) => shopper === who && !isDeleted);
    const codes = own.some(({ status }) => isOpen(status)) ? ['NOT_ALLOWED'] : [];
    const answer = await itemAt(shoppers, who).graphql(LEAVE, { input: { password: PASSWORD } });
    expect(refusals(answer)).toEqual(codes);
    if (codes.length === 0) {
      itemAt(model.shoppers, who).isDeleted = true;
      for (const order of own) order.emailCounts = {};
    }
    return `shopper ${who} deletes the account: ${outcome(codes)}`;
  },
});
