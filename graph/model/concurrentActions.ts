import fc from 'fast-check';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import type { GraphAnswer } from '#graph/testing/server.ts';
import { EDIT_ORDER, toInput } from './editStep.ts';
import { at, type Model } from './model.ts';
import type { Store } from './openStore.ts';

const ERRORS = 'errors { code }';
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${ERRORS} } }`;
const STAFF_CANCEL = `mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { ${ERRORS} } }`;
const MOVE = `mutation ($input: BulkUpdateOrdersInput!) { bulkUpdateOrders(input: $input) { ${ERRORS} } }`;
const PAY = `mutation ($input: SetPaymentStatusInput!) { setPaymentStatus(input: $input) { ${ERRORS} } }`;
const STOCK = `mutation ($input: SetStockInput!) { setStock(input: $input) { ${ERRORS} } }`;
const PRICE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${ERRORS} } }`;
const COUPON = `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { ${ERRORS} } }`;

const number = fc.nat({ max: 30 });
const reason = 'Called off.';

/** What can be done in the same moment as other things; each names by numbers what it is about. */
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      who: number,
      what: number,
      quantity: fc.integer({ min: 1, max: 3 }),
      coupon: fc.option(number),
    }),
  },
  fc.record({
    does: fc.constantFrom('cancel' as const, 'cancelForThem' as const),
    who: number,
    what: number,
  }),
  fc.record({
    does: fc.constant('move' as const),
    what: number,
    status: fc.constantFrom('CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'RETURNED'),
  }),
  fc.record({
    does: fc.constant('pay' as const),
    what: number,
    status: fc.constantFrom('PAID', 'UNPAID', 'REFUNDED'),
  }),
  fc.record({
    does: fc.constant('correct' as const),
    what: number,
    size: number,
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ does: fc.constant('stock' as const), what: number, delta: fc.integer({ min: -2, max: 3 }) }),
  fc.record({
    does: fc.constant('price' as const),
    what: fc.nat({ max: 1 }),
    price: fc.integer({ min: 100, max: 30_000 }),
  }),
  fc.record({ does: fc.constant('coupon' as const), what: number, isOn: fc.boolean() }),
);
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Moments, in each of which several people act at once. */
export const moments = fc.array(fc.array(act, { minLength: 4, maxLength: 8, size: 'max' }), {
  minLength: 3,
  maxLength: 6,
  size: 'max',
});

/** Sends what somebody does; `orders` are the ids of those that there are. Undefined where it is about nothing. */
export function send(
  done: Act,
  model: Model,
  store: Store,
  orders: readonly string[],
): Promise<GraphAnswer> | undefined {
  const { admin, shoppers } = store;
  const id = orders.length > 0 && 'what' in done ? at(orders, done.what) : undefined;
  switch (done.does) {
    case 'order': {
      const { product, size } = at(model.sizes, done.what);
      const line = {
        productId: at(model.products, product).id,
        quantity: done.quantity,
        ...(size && { size }),
      };
      const couponCode = done.coupon === null ? undefined : at(model.coupons, done.coupon).code;
      return at(shoppers, done.who).ask(PLACE_ORDER, {
        input: orderInput([line], { couponCode, paymentMethod: 'BANK_TRANSFER' }),
      });
    }
    case 'cancel':
      return id ? at(shoppers, done.who).ask(CANCEL, { input: { id, reason } }) : undefined;
    case 'cancelForThem':
      return id ? admin.ask(STAFF_CANCEL, { input: { id, reason } }) : undefined;
    case 'move':
      return orders.length > 0
        ? admin.ask(MOVE, {
            input: { orderIds: [...orders].slice(0, 5), status: done.status, allowUnpaid: true },
          })
        : undefined;
    case 'pay':
      return id
        ? admin.ask(PAY, { input: { id, status: done.status, allowCancelledOrder: true, reason } })
        : undefined;
    case 'correct':
      return id ? correct(done, model, store, id) : undefined;
    case 'stock': {
      const { product, size } = at(model.sizes, done.what);
      return admin.ask(STOCK, {
        input: { id: at(model.products, product).id, size, delta: done.delta },
      });
    }
    case 'price':
      return admin.ask(PRICE, { input: { id: at(model.products, done.what).id, fixedPrice: done.price } });
    case 'coupon':
      return admin.ask(COUPON, { input: { id: at(model.coupons, done.what).id, isActive: done.isOn } });
  }
}

const QUOTE = `query ($input: QuoteOrderEditInput!) { quoteOrderEdit(input: $input) { totals { finalTotal } } }`;

/** As a person does it: what the order comes to is asked for, and saved as it was shown. */
async function correct(
  { size, quantity }: Extract<Act, { does: 'correct' }>,
  model: Model,
  store: Store,
  id: string,
): Promise<GraphAnswer> {
  const { admin } = store;
  const given = await toInput(model, store, { id }, { quantity, added: { size, quantity } });
  const { data } = await admin.ask(QUOTE, { input: { id, lines: given.lines } });
  const expectedTotal = data?.quoteOrderEdit.totals.finalTotal ?? 0;
  return admin.ask(EDIT_ORDER, { input: { ...given, expectedTotal } });
}
