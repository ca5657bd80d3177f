import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStep } from '#domain/orders/nextStep.ts';

/** What a step is called where it is taken with one click. */
export const stepTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Confirm',
  PROCESSING: /*i18n*/ 'Prepare',
  SHIPPED: /*i18n*/ 'Ship',
  DELIVERED: /*i18n*/ 'Delivered',
  PAID: /*i18n*/ 'Mark as paid',
  REMITTED: /*i18n*/ 'Received from courier',
};

const takenTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Order {number} is confirmed',
  PROCESSING: /*i18n*/ 'Order {number} is being prepared',
  SHIPPED: /*i18n*/ 'Order {number} is on its way',
  DELIVERED: /*i18n*/ 'Order {number} is delivered',
  PAID: /*i18n*/ 'Order {number} is paid',
  REMITTED: /*i18n*/ 'Cash received for order {number}',
};

const PICKUP_STEPS: Partial<Record<OrderStep, string>> = {
  SHIPPED: /*i18n*/ 'Ready',
  DELIVERED: /*i18n*/ 'Picked up',
};

const PICKUP_TAKEN: Partial<Record<OrderStep, string>> = {
  SHIPPED: /*i18n*/ 'Order {number} is ready to be picked up',
  DELIVERED: /*i18n*/ 'Order {number} is picked up',
};

/** What the step is called for one order, which may be picked up. */
export function stepText(step: OrderStep, fulfilment: Fulfilment): string {
  return (fulfilment === 'PICKUP' && PICKUP_STEPS[step]) || stepTexts[step];
}

/** What is said once one order has taken it. */
export function takenText(step: OrderStep, fulfilment: Fulfilment): string {
  return (fulfilment === 'PICKUP' && PICKUP_TAKEN[step]) || takenTexts[step];
}

/** Once several have. */
export const manyTakenTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ '{count, plural, one {# order is confirmed} other {# orders are confirmed}}',
  PROCESSING: /*i18n*/ '{count, plural, one {# order is being prepared} other {# orders are being prepared}}',
  SHIPPED: /*i18n*/ '{count, plural, one {# order is on its way} other {# orders are on their way}}',
  DELIVERED: /*i18n*/ '{count, plural, one {# order is delivered} other {# orders are delivered}}',
  PAID: /*i18n*/ '{count, plural, one {# order is paid} other {# orders are paid}}',
  REMITTED: /*i18n*/ '{count, plural, one {Cash received for # order} other {Cash received for # orders}}',
};

/** Why it is not offered for several that it is not the next step of. */
export const unfitTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Not all of these orders are waiting to be confirmed.',
  PROCESSING:
    /*i18n*/ 'Not all of these orders are confirmed and waiting to be prepared, or a buyer has not answered a change.',
  SHIPPED: /*i18n*/ 'Not all of these orders are in preparation, or a buyer has not answered a change.',
  DELIVERED: /*i18n*/ 'Not all of these orders are on their way.',
  PAID: /*i18n*/ 'Nothing is due for some of these orders.',
  REMITTED: /*i18n*/ 'Of some of these orders no courier has cash.',
};
