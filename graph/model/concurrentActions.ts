import fc from 'fast-check';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import type { GraphqlResult } from '#graph/testing/server.ts';
import { EDIT_ORDER, toInput } from './editStep.ts';
import { type Model, pickItem } from './model.ts';
import type { Store } from './openStore.ts';

const ERRORS = 'errors { code }';
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${ERRORS} } }`;
const STAFF_CANCEL = `mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { ${ERRORS} } }`;
const BULK_UPDATE = `mutation ($input: BulkUpdateOrdersInput!) { bulkUpdateOrders(input: $input) { ${ERRORS} } }`;
const SET_PAYMENT_STATUS = `mutation ($input: SetPaymentStatusInput!) { setPaymentStatus(input: $input) { ${ERRORS} } }`;
const STOCK = `mutation ($input: SetStockInput!) { setStock(input: $input) { ${ERRORS} } }`;
const PRICE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${ERRORS} } }`;
const COUPON = `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { ${ERRORS} } }`;

const number = fc.nat({ max: 30 });
const reason = 'Called off.';

/** Actions that can run concurrently. Each refers to its objects by index. */
const actionArbitrary = fc.oneof(
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
export type ConcurrentAction = typeof actionArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Rounds of actions. The actions of one round run concurrently. */
export const actionRounds = fc.array(fc.array(actionArbitrary, { minLength: 4, maxLength: 8, size: 'max' }), {
  minLength: 3,
  maxLength: 6,
  size: 'max',
});

/** Runs an action. `orders` are the ids of existing orders. Returns undefined if there is no object to act on. */
export function runAction(
  action: ConcurrentAction,
  model: Model,
  store: Store,
  orders: readonly string[],
): Promise<GraphqlResult> | undefined {
  const { admin, shoppers } = store;
  const id = orders.length > 0 && 'what' in action ? pickItem(orders, action.what) : undefined;
  switch (action.does) {
    case 'order': {
      const { product, size } = pickItem(model.sizes, action.what);
      const line = {
        productId: pickItem(model.products, product).id,
        quantity: action.quantity,
        ...(size && { size }),
      };
      const couponCode = action.coupon === null ? undefined : pickItem(model.coupons, action.coupon).code;
      return pickItem(shoppers, action.who).graphql(PLACE_ORDER, {
        input: buildOrderInput([line], { couponCode, paymentMethod: 'BANK_TRANSFER' }),
      });
    }
    case 'cancel':
      return id ? pickItem(shoppers, action.who).graphql(CANCEL, { input: { id, reason } }) : undefined;
    case 'cancelForThem':
      return id ? admin.graphql(STAFF_CANCEL, { input: { id, reason } }) : undefined;
    case 'move':
      return orders.length > 0
        ? admin.graphql(BULK_UPDATE, {
            input: { orderIds: [...orders].slice(0, 5), status: action.status, allowUnpaid: true },
          })
        : undefined;
    case 'pay':
      return id
        ? admin.graphql(SET_PAYMENT_STATUS, {
            input: { id, status: action.status, allowCancelledOrder: true, reason },
          })
        : undefined;
    case 'correct':
      return id ? editOrder(action, model, store, id) : undefined;
    case 'stock': {
      const { product, size } = pickItem(model.sizes, action.what);
      return admin.graphql(STOCK, {
        input: { id: pickItem(model.products, product).id, size, delta: action.delta },
      });
    }
    case 'price':
      return admin.graphql(PRICE, {
        input: { id: pickItem(model.products, action.what).id, fixedPrice: action.price },
      });
    case 'coupon':
      return admin.graphql(COUPON, {
        input: { id: pickItem(model.coupons, action.what).id, isActive: action.isOn },
      });
  }
}

const QUOTE = `query ($input: QuoteOrderEditInput!) { quoteOrderEdit(input: $input) { totals { finalTotal } } }`;

/** Requests a quote first and saves the edit with its total, as staff do on screen. */
async function editOrder(
  { size, quantity }: Extract<ConcurrentAction, { does: 'correct' }>,
  model: Model,
  store: Store,
  id: string,
): Promise<GraphqlResult> {
  const { admin } = store;
  const editInput = await toInput(model, store, { id }, { quantity, added: { size, quantity } });
  const { data } = await admin.graphql(QUOTE, { input: { id, lines: editInput.lines } });
  const expectedTotal = data?.quoteOrderEdit.totals.finalTotal ?? 0;
  return admin.graphql(EDIT_ORDER, { input: { ...editInput, expectedTotal } });
}
