import fc from 'fast-check';
import { expect } from 'vitest';
import { COUPON_KINDS } from '#domain/orders/coupons/coupons.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/orderLifecycle.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { calculateGoldPrice, count, type Model, type ModelOrder, pickItem, reserve } from './model.ts';
import { aStep } from './modelStep.ts';
import { GOLD, listRefusalCodes } from './openStore.ts';
import { indexArbitrary, revertOrder } from './shopperSteps.ts';

const ERRORS = 'errors { code reason field message }';
const UPDATE_STATUS = `mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { order { status } ${ERRORS} } }`;
const SET_PAYMENT_STATUS = `mutation ($input: SetPaymentStatusInput!) { setPaymentStatus(input: $input) { order { paymentStatus } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { ${ERRORS} } }`;
const STOCK = `mutation ($input: SetStockInput!) { setStock(input: $input) { moves { delta } ${ERRORS} } }`;
const UPDATE_PRODUCT = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } ${ERRORS} } }`;
const SET_PRODUCT_STATUS = `mutation ($input: SetProductStatusInput!) { setProductStatus(input: $input) { product { id } ${ERRORS} } }`;
const RATE = `mutation ($input: PublishMetalRateInput!) { publishMetalRate(input: $input) { ${ERRORS} } }`;
const CREATE_COUPON = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { id } ${ERRORS} } }`;
const UPDATE_COUPON = `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { id } ${ERRORS} } }`;

/** Allowed transitions according to the specification. */
const NEXT_STATUSES: Record<OrderStatus, OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURNED'],
  CANCELLED: [],
  RETURNED: [],
};
const NEXT_PAYMENT_STATUSES: Record<PaymentStatus, PaymentStatus[]> = {
  UNPAID: ['PAID'],
  PART_PAID: ['PAID', 'REFUNDED', 'UNPAID'],
  PAID: ['REFUNDED', 'UNPAID'],
  PART_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
};

const describeOutcome = (codes: string[]) => (codes.length > 0 ? `refused: ${codes.join(', ')}` : 'done');
const hasOrders = ({ orders }: Model) => orders.length > 0;

/** Allowed and arbitrary transitions, equally often. */
const targetStatus = fc.oneof(fc.constant('next' as const), fc.constantFrom(...ORDER_STATUSES));
const move = fc.record({ order: indexArbitrary, to: targetStatus, allowUnpaid: fc.boolean() });

function findMoveProblem(
  { isDeleted, status, payment, method }: ModelOrder,
  to: OrderStatus,
  allowUnpaid: boolean,
) {
  if (isDeleted) return ['NOT_FOUND'];
  const isHandedOver = to === 'SHIPPED' || to === 'DELIVERED';
  const isAwaited =
    method === 'BANK_TRANSFER' && payment === 'UNPAID' && status !== 'CANCELLED' && status !== 'RETURNED';
  if (isHandedOver && isAwaited && !allowUnpaid) return ['NOT_ALLOWED'];
  return NEXT_STATUSES[status].includes(to) ? [] : ['NOT_ALLOWED'];
}

export const moveStep = aStep(move, {
  can: hasOrders,
  async run(model, { admin }, { order: number, to: requestedStatus, allowUnpaid }) {
    const order = pickItem(model.orders, number);
    const to = requestedStatus === 'next' ? (NEXT_STATUSES[order.status][0] ?? 'CONFIRMED') : requestedStatus;
    const expectedCodes = findMoveProblem(order, to, allowUnpaid);
    const isReversal = to === 'CANCELLED' || to === 'RETURNED';
    const isOutOfStock =
      expectedCodes.length === 0 && !isReversal && !order.isStockReserved && !reserve(model, order);
    const codes = isOutOfStock ? ['OUT_OF_STOCK'] : expectedCodes;
    const response = await admin.graphql(UPDATE_STATUS, {
      input: { id: order.id, status: to, note: 'As agreed.', allowUnpaid },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    const description = `staff moves order ${number % model.orders.length} from ${order.status} to ${to}: ${describeOutcome(codes)}`;
    if (codes.length === 0) applyStatus(model, order, to);
    return description;
  },
});

function applyStatus(model: Model, order: ModelOrder, to: OrderStatus) {
  const isNotified = order.shopper === null || !pickItem(model.shoppers, order.shopper).isDeleted;
  if (isNotified) count(order.emailCounts, to === 'CANCELLED' ? 'orderCancelled' : 'orderStatus');
  count(model.auditCounts, to === 'CANCELLED' ? 'order.cancel' : 'order.status');
  if (to === 'CANCELLED' || to === 'RETURNED') return revertOrder(model, order, to);
  order.status = to;
  if (to === 'DELIVERED' && order.method === 'COD' && order.payment === 'UNPAID') order.payment = 'PAID';
}

const payment = fc.record({
  order: indexArbitrary,
  to: fc.constantFrom(...PAYMENT_STATUSES),
  allowCancelledOrder: fc.boolean(),
});

const AUDIT_ACTIONS: Partial<Record<PaymentStatus, string>> = {
  REFUNDED: 'order.refund',
  UNPAID: 'order.unpaid',
};

export const markPaymentStep = aStep(payment, {
  can: hasOrders,
  async run(model, { admin }, { order: number, to, allowCancelledOrder }) {
    const order = pickItem(model.orders, number);
    const isReverted = order.status === 'CANCELLED' || order.status === 'RETURNED';
    const isRefused =
      !NEXT_PAYMENT_STATUSES[order.payment].includes(to) ||
      (to === 'PAID' && isReverted && !allowCancelledOrder);
    const expectedCodes = isRefused ? ['NOT_ALLOWED'] : [];
    const codes = order.isDeleted ? ['NOT_FOUND'] : expectedCodes;
    const response = await admin.graphql(SET_PAYMENT_STATUS, {
      input: { id: order.id, status: to, allowCancelledOrder, reason: 'Typed wrong' },
    });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      const isTransferReceived = to === 'PAID' && order.method === 'BANK_TRANSFER' && !isReverted;
      const isReachable = order.shopper === null || !pickItem(model.shoppers, order.shopper).isDeleted;
      // The customer is notified the first time, and again only after an order edit.
      if (isTransferReceived && isReachable && (!order.emailCounts.paymentReceived || order.isEdited)) {
        count(order.emailCounts, 'paymentReceived');
        order.isEdited = false;
      }
      if (to === 'REFUNDED') {
        order.isFullyCompensated = !isReverted;
        if (isReachable) count(order.emailCounts, 'orderRefunded');
      }
      order.payment = to;
      if (to === 'PAID' && order.status === 'PENDING' && !order.isStockReserved) reserve(model, order);
      count(model.auditCounts, AUDIT_ACTIONS[to] ?? 'order.payment');
    }
    return `staff marks order ${number % model.orders.length} as ${to}: ${describeOutcome(codes)}`;
  },
});

export const deleteOrderStep = aStep(fc.record({ order: indexArbitrary }), {
  can: hasOrders,
  async run(model, { owner }, { order: number }) {
    const order = pickItem(model.orders, number);
    const expectedCodes = order.status === 'CANCELLED' ? [] : ['NOT_ALLOWED'];
    const codes = order.isDeleted ? ['NOT_FOUND'] : expectedCodes;
    expect(listRefusalCodes(await owner.graphql(DELETE, { input: { id: order.id } }))).toEqual(codes);
    if (codes.length === 0) {
      order.isDeleted = true;
      count(model.auditCounts, 'order.delete');
    }
    return `the owner deletes order ${number % model.orders.length}: ${describeOutcome(codes)}`;
  },
});

const stock = fc.record({
  size: indexArbitrary,
  way: fc.constantFrom('stock' as const, 'delta' as const),
  number: fc.integer({ min: -3, max: 6 }),
});

export const setStockStep = aStep(stock, {
  async run(model, { admin }, { size: index, way, number }) {
    const modelSize = pickItem(model.sizes, index);
    const to = way === 'stock' ? number : modelSize.stock + number;
    const isInvalid = way === 'stock' ? number < 0 : number === 0;
    const stockCodes = to < 0 ? ['OUT_OF_STOCK'] : [];
    const codes = isInvalid ? ['INVALID'] : stockCodes;
    const { id } = pickItem(model.products, modelSize.product);
    const input = { id, size: modelSize.size, [way]: number };
    const response = await admin.graphql(STOCK, { input });
    expect(listRefusalCodes(response)).toEqual(codes);
    if (codes.length === 0) {
      if (to !== modelSize.stock) count(model.auditCounts, 'stock.set');
      modelSize.stock = to;
    }
    return `staff sets the stock of size ${index % model.sizes.length} by ${way} ${number}: ${describeOutcome(codes)}`;
  },
});

const priceChange = fc.record({
  product: fc.nat({ max: 1 }),
  price: fc.integer({ min: 100, max: 30_000 }),
  isStale: fc.boolean(),
});

export const changePriceStep = aStep(priceChange, {
  async run(model, { admin, server }, { product: index, price, isStale }) {
    const { id } = pickItem(model.products, index);
    const { version } = await server.prisma.product.findUniqueOrThrow({
      where: { id },
      select: { version: true },
    });
    const response = await admin.graphql(UPDATE_PRODUCT, {
      input: { id, fixedPrice: price, version: isStale ? version - 1 : version },
    });
    const codes = isStale ? ['CONFLICT'] : [];
    expect(listRefusalCodes(response)).toEqual(codes);
    const sizes = model.sizes.filter(({ product }) => product === index);
    if (!isStale) {
      if (sizes.some((size) => size.price !== price)) count(model.auditCounts, 'product.update');
      for (const size of sizes) size.price = price;
    }
    return `staff prices product ${index} at ${price}${isStale ? ' as it was before' : ''}: ${describeOutcome(codes)}`;
  },
});

export const archiveProductStep = aStep(fc.record({ product: indexArbitrary, isForSale: fc.boolean() }), {
  async run(model, { admin }, { product: index, isForSale }) {
    const product = pickItem(model.products, index);
    const response = await admin.graphql(SET_PRODUCT_STATUS, {
      input: { id: product.id, status: isForSale ? 'ACTIVE' : 'ARCHIVED' },
    });
    expect(listRefusalCodes(response)).toEqual([]);
    if (product.isForSale !== isForSale) count(model.auditCounts, 'product.setStatus');
    product.isForSale = isForSale;
    repriceIfActive(model, index % model.products.length);
    return `staff ${isForSale ? 'offers' : 'archives'} product ${index % model.products.length}`;
  },
});

const GOLD_PRODUCT = 2;

/** An archived product is not repriced until it is active again. */
function repriceIfActive(model: Model, index: number) {
  if (index !== GOLD_PRODUCT || !model.products[GOLD_PRODUCT]?.isForSale) return;
  for (const size of model.sizes.filter(({ product }) => product === GOLD_PRODUCT))
    size.price = toGoldPrice(model.perTola);
}

function toGoldPrice(perTola: number): number {
  return calculateGoldPrice(GOLD.weightMg, perTola, GOLD.makingPercent, GOLD.stones);
}

export const publishRateStep = aStep(fc.record({ perTola: fc.integer({ min: 250_000, max: 350_000 }) }), {
  async run(model, { admin, server }, { perTola }) {
    const response = await admin.graphql(RATE, { input: { metal: 'GOLD', perTola, confirm: true } });
    expect(listRefusalCodes(response)).toEqual([]);
    count(model.auditCounts, 'rate.publish');
    await runJobs(server);
    model.perTola = perTola;
    repriceIfActive(model, GOLD_PRODUCT);
    return `staff publishes a gold rate of ${perTola}`;
  },
});

const couponInput = fc.record({
  kind: fc.constantFrom(...COUPON_KINDS),
  value: fc.integer({ min: 1, max: 100 }),
  minItems: fc.constantFrom(0, 3_000, 20_000),
  usageLimit: fc.option(fc.integer({ min: 1, max: 3 })),
});

export const createCouponStep = aStep(couponInput, {
  async run(model, { admin }, choice) {
    const code = `NEW-${model.coupons.length}-${pickItem(model.coupons, 0).code}`;
    const value = { PERCENT: choice.value, FIXED: choice.value * 50, SHIPPING: 0 }[choice.kind];
    const response = await admin.graphql(CREATE_COUPON, { input: { ...choice, value, code } });
    expect(listRefusalCodes(response)).toEqual([]);
    count(model.auditCounts, 'coupon.create');
    const { id } = response.data?.createCoupon.coupon ?? {};
    model.coupons.push({ ...choice, id, code, value, maxDiscount: null, used: 0, isOn: true });
    return `staff creates coupon ${model.coupons.length - 1}: ${JSON.stringify({ ...choice, value })}`;
  },
});

const couponEdit = fc.record({
  coupon: indexArbitrary,
  isOn: fc.boolean(),
  usageLimit: fc.option(fc.integer({ min: 1, max: 4 })),
});

export const editCouponStep = aStep(couponEdit, {
  async run(model, { admin }, { coupon: index, isOn, usageLimit }) {
    const coupon = pickItem(model.coupons, index);
    const response = await admin.graphql(UPDATE_COUPON, {
      input: { id: coupon.id, isActive: isOn, usageLimit },
    });
    expect(listRefusalCodes(response)).toEqual([]);
    if (coupon.isOn !== isOn || coupon.usageLimit !== usageLimit) count(model.auditCounts, 'coupon.update');
    Object.assign(coupon, { isOn, usageLimit });
    return `staff switches coupon ${index % model.coupons.length} ${isOn ? 'on' : 'off'}, limit ${usageLimit}`;
  },
});
