import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { canEditDetails, isCancellable, isOpen, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import {
  calculateTotals,
  count,
  findCouponRefusal,
  isReserved,
  type Model,
  type ModelLine,
  type ModelOrder,
  pickItem,
  reserve,
} from './model.ts';
import { aStep } from './modelStep.ts';
import { aPhone, listRefusalCodes, type Store } from './openStore.ts';

const COD_LIMIT = 500_000;
const ERRORS = 'errors { code reason field message }';
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  totals { items discount shipping shippingDiscount tax finalTotal } errors { code reason field message } } }`;
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } ${ERRORS} } }`;
const EDIT = `mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { notes } ${ERRORS} } }`;
const DELETE_ACCOUNT = `mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { ${ERRORS} } }`;

export const indexArbitrary = fc.nat({ max: 30 });
const method = fc.constantFrom<PaymentMethod>('COD', 'BANK_TRANSFER');
const cart = fc.record({
  lines: fc.array(fc.record({ size: indexArbitrary, quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.option(indexArbitrary),
});
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the totals of a cart according to the model, and the error codes if it is refused. */
function expectQuote(
  model: Model,
  { lines: requestedLines, coupon: requestedCoupon }: Cart,
  { isTakenAlong = false, shopLevels }: { isTakenAlong?: boolean; shopLevels?: Record<string, number> } = {},
) {
  const codes: string[] = [];
  const lines: ModelLine[] = [];
  for (const { size: number, quantity } of requestedLines) {
    const size = number % model.sizes.length;
    const { id, price, product, ...modelSize } = pickItem(model.sizes, size);
    const stock = shopLevels ? (shopLevels[id] ?? 0) : modelSize.stock;
    const quantityInCart = lines
      .filter((line) => line.size === size)
      .reduce((sum, line) => sum + line.quantity, 0);
    if (!pickItem(model.products, product).isForSale) codes.push('NOT_FOUND');
    else if (quantityInCart + quantity > stock) codes.push('OUT_OF_STOCK');
    else lines.push({ size, quantity, price });
  }
  const couponIndex = requestedCoupon === null ? null : requestedCoupon % model.coupons.length;
  const coupon = couponIndex === null ? null : pickItem(model.coupons, couponIndex);
  const refusal = coupon && findCouponRefusal(coupon, calculateTotals(lines, null).items, { isTakenAlong });
  if (refusal) codes.push(refusal);
  const appliedCoupon = refusal ? null : coupon;
  return {
    codes: codes.sort(),
    lines,
    coupon: appliedCoupon && couponIndex,
    totals: calculateTotals(lines, appliedCoupon, { isTakenAlong }),
  };
}

function toInput(model: Model, { lines, coupon }: Cart) {
  return {
    lines: lines.map(({ size: number, quantity }) => {
      const { product, size } = pickItem(model.sizes, number);
      return { productId: pickItem(model.products, product).id, quantity, ...(size && { size }) };
    }),
    ...(coupon !== null && { couponCode: pickItem(model.coupons, coupon).code }),
  };
}

const describeCart = (model: Model, { lines, coupon }: Cart) =>
  `${lines.map(({ size, quantity }) => `${quantity} of size ${size % model.sizes.length}`).join(' and ')}${
    coupon === null ? '' : ` with coupon ${coupon % model.coupons.length}`
  }`;

const describeOutcome = (codes: string[]) => (codes.length > 0 ? `refused: ${codes.join(', ')}` : 'done');

export const quoteStep = aStep(cart, {
  async run(model, { server }, choice) {
    const { data } = await server.graphql(QUOTE, { input: toInput(model, choice) });
    const { codes, totals } = expectQuote(model, choice);
    expect(data?.quote.totals).toEqual(totals);
    expect(data?.quote.errors.map(({ code }: { code: string }) => code).sort()).toEqual(codes);
    return `a quote for ${describeCart(model, choice)}: ${totals.finalTotal}`;
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

export const placeOrderStep = aStep(purchase, {
  can: ({ shoppers }, { who: shopperIndex }) => shopperIndex === 0 || !shoppers[shopperIndex - 1]?.isDeleted,
  async run(model, store, { cart, method, who: shopperIndex, seen: totalDifference }) {
    const { codes, lines, coupon, totals } = expectQuote(model, cart);
    const input = {
      ...buildOrderInput([], {
        contact: aContact(shopperIndex === 0 ? null : pickItem(store.shoppers, shopperIndex - 1).phone),
      }),
      ...toInput(model, cart),
      paymentMethod: method,
      ...(totalDifference !== null && { expectedTotal: totals.finalTotal + totalDifference }),
    };
    if (codes.length === 0) {
      if (method === 'COD' && totals.finalTotal >= COD_LIMIT) codes.push('PAYMENT_NOT_ALLOWED');
      if (totalDifference === -1) codes.push('PRICE_CHANGED');
    }
    const token = shopperIndex === 0 ? undefined : pickItem(store.shoppers, shopperIndex - 1).token;
    const response = await store.server.graphql(PLACE_ORDER, { input }, { token });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      const { order } = response.data?.placeOrder ?? {};
      expect(order.totals).toMatchObject(totals);
      addToModel(model, {
        id: order.id,
        shopper: shopperIndex === 0 ? null : shopperIndex - 1,
        method,
        lines,
        totals,
        coupon,
        isCounterSale: false,
        sent: { token, input },
      });
    }
    return `${shopperIndex === 0 ? 'a guest' : `shopper ${shopperIndex - 1}`} orders ${describeCart(model, cart)}, ${method}: ${describeOutcome(codes)}`;
  },
});

/** Contact details; each guest is a different person. */
function aContact(phone: string | null) {
  const id = randomUUID();
  return { name: 'Test Customer', email: `${id}@example.com`, phone: phone ?? aPhone() };
}

type PlacedOrder = Omit<ModelOrder, 'status' | 'payment' | 'emailCounts' | 'isDeleted' | 'isStockReserved'> &
  Partial<ModelOrder>;

function addToModel(model: Model, placedOrder: PlacedOrder) {
  const order: ModelOrder = {
    status: 'PENDING',
    payment: 'UNPAID',
    emailCounts: { orderPlaced: 1 },
    isDeleted: false,
    isStockReserved: false,
    ...placedOrder,
  };
  if (order.isCounterSale || isReserved(model, order)) reserve(model, order);
  model.orders.push(order);
  if (order.coupon !== null) pickItem(model.coupons, order.coupon).used++;
}

/** Returns the stock levels of the shop. Counter sales take stock from the shop, but the model has only totals. */
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

export const counterSaleStep = aStep(counterSale, {
  can: ({ shoppers }, { customer }) => customer === null || !shoppers[customer]?.isDeleted,
  async run(model, { server, admin, shoppers }, { cart, method, customer, isTakenAlong, isPaid }) {
    const shopLevels = isTakenAlong ? await readShopLevels(server) : undefined;
    const { codes, lines, coupon, totals } = expectQuote(model, cart, { isTakenAlong, shopLevels });
    if (codes.length === 0 && method === 'COD' && totals.finalTotal >= COD_LIMIT)
      codes.push('PAYMENT_NOT_ALLOWED');
    const customerId = customer === null ? null : pickItem(shoppers, customer).user.id;
    const response = await admin.graphql(PLACE_ORDER, {
      input: {
        ...buildOrderInput([], {
          contact: aContact(customer === null ? null : pickItem(shoppers, customer).phone),
        }),
        ...toInput(model, cart),
        paymentMethod: method,
        counterSale: { customerId, isTakenAlong, isPaid },
      },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      count(model.auditCounts, 'order.counterSale');
      addToModel(model, {
        id: response.data?.placeOrder.order.id,
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
    return `staff sells ${describeCart(model, cart)} at the counter, ${method}: ${describeOutcome(codes)}`;
  },
});

const repeatedOrder = fc.record({ order: indexArbitrary, isChanged: fc.boolean() });

export const repeatOrderStep = aStep(repeatedOrder, {
  can: ({ orders, shoppers }, { order }) => {
    const { sent, shopper, isDeleted } = orders.length > 0 ? pickItem(orders, order) : {};
    return Boolean(sent) && !isDeleted && (shopper == null || !shoppers[shopper]?.isDeleted);
  },
  async run(model, { server }, { order: number, isChanged }) {
    const { id, sent } = pickItem(model.orders, number);
    const input = { ...sent?.input, ...(isChanged && { notes: 'Something else.' }) };
    const response = await server.graphql(PLACE_ORDER, { input }, { token: sent?.token });
    expect(listRefusalCodes(response)).toEqual(isChanged ? ['IDEMPOTENCY_MISMATCH'] : []);
    if (!isChanged) expect(response.data?.placeOrder.order.id).toBe(id);
    return `order ${number % model.orders.length} is sent again${isChanged ? ', changed' : ''}`;
  },
});

const shopperOrder = fc.record({ order: indexArbitrary, who: fc.nat({ max: 1 }) });
type ShopperOrder = typeof shopperOrder extends fc.Arbitrary<infer Value> ? Value : never;

const hasOrdersAndShopper = ({ orders, shoppers }: Model, { who: shopperIndex }: ShopperOrder) =>
  orders.length > 0 && !shoppers[shopperIndex]?.isDeleted;

/** Returns the error codes the model expects when a shopper acts on an order. */
function getRefusalCodes(
  { shopper, isDeleted }: ModelOrder,
  shopperIndex: number,
  isAllowed: boolean,
): string[] {
  if (isDeleted || shopper !== shopperIndex) return ['NOT_FOUND'];
  return isAllowed ? [] : ['NOT_ALLOWED'];
}

export const cancelStep = aStep(shopperOrder, {
  can: hasOrdersAndShopper,
  async run(model, { shoppers }, { order: number, who: shopperIndex }) {
    const order = pickItem(model.orders, number);
    const codes = getRefusalCodes(order, shopperIndex, isCancellable(order.status));
    const response = await pickItem(shoppers, shopperIndex).graphql(CANCEL, {
      input: { id: order.id, reason: 'Changed my mind' },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      revertOrder(model, order, 'CANCELLED');
      count(order.emailCounts, 'orderCancelled');
    }
    return `shopper ${shopperIndex} cancels order ${number % model.orders.length}: ${describeOutcome(codes)}`;
  },
});

/** Cancels or returns an order in the model: its items are restocked, and a cancelled order releases its coupon. */
export function revertOrder(model: Model, order: ModelOrder, status: 'CANCELLED' | 'RETURNED') {
  order.status = status;
  if (order.isStockReserved)
    for (const { size, quantity } of order.lines) pickItem(model.sizes, size).stock += quantity;
  order.isStockReserved = false;
  if (status === 'CANCELLED' && order.coupon !== null) pickItem(model.coupons, order.coupon).used--;
}

export const editDetailsStep = aStep(shopperOrder, {
  can: hasOrdersAndShopper,
  async run(model, { shoppers, server }, { order: number, who: shopperIndex }) {
    const order = pickItem(model.orders, number);
    const codes = getRefusalCodes(order, shopperIndex, canEditDetails(order.status));
    const notes = `Please call at ${server.clock.now.toISOString()}.`;
    const response = await pickItem(shoppers, shopperIndex).graphql(EDIT, { input: { id: order.id, notes } });
    expect(listRefusalCodes(response)).toEqual(codes);
    return `shopper ${shopperIndex} writes a note on order ${number % model.orders.length}: ${describeOutcome(codes)}`;
  },
});

export const deleteAccountStep = aStep(fc.record({ who: fc.nat({ max: 1 }) }), {
  can: ({ shoppers }, { who: shopperIndex }) => !shoppers[shopperIndex]?.isDeleted,
  async run(model, { shoppers }, { who: shopperIndex }) {
    const shopperOrders = model.orders.filter(
      ({ shopper, isDeleted }) => shopper === shopperIndex && !isDeleted,
    );
    const codes = shopperOrders.some(({ status }) => isOpen(status)) ? ['NOT_ALLOWED'] : [];
    const response = await pickItem(shoppers, shopperIndex).graphql(DELETE_ACCOUNT, {
      input: { password: PASSWORD },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      pickItem(model.shoppers, shopperIndex).isDeleted = true;
      for (const order of shopperOrders) order.emailCounts = {};
    }
    return `shopper ${shopperIndex} deletes the account: ${describeOutcome(codes)}`;
  },
});
