import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStep } from '#domain/orders/getNextStep.ts';

/** Button texts of the steps. */
export const stepTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Confirm',
  PROCESSING: /*i18n*/ 'Prepare',
  SHIPPED: /*i18n*/ 'Ship',
  DELIVERED: /*i18n*/ 'Delivered',
  PAID: /*i18n*/ 'Mark as paid',
  REMITTED: /*i18n*/ 'Record cash from courier',
};

const doneTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Order {number} confirmed',
  PROCESSING: /*i18n*/ 'Order {number} in preparation',
  SHIPPED: /*i18n*/ 'Order {number} shipped',
  DELIVERED: /*i18n*/ 'Order {number} delivered',
  PAID: /*i18n*/ 'Order {number} marked as paid',
  REMITTED: /*i18n*/ 'Cash received for order {number}',
};

const PICKUP_STEPS: Partial<Record<OrderStep, string>> = {
  SHIPPED: /*i18n*/ 'Ready',
  DELIVERED: /*i18n*/ 'Picked up',
};

const PICKUP_DONE_TEXTS: Partial<Record<OrderStep, string>> = {
  SHIPPED: /*i18n*/ 'Order {number} ready for pick-up',
  DELIVERED: /*i18n*/ 'Order {number} picked up',
};

/** Returns the button text of a step for one order. Some steps have a different text for pick-up. */
export function getStepText(step: OrderStep, fulfilment: Fulfilment): string {
  return (fulfilment === 'PICKUP' && PICKUP_STEPS[step]) || stepTexts[step];
}

/** Returns the message shown after one order has taken a step. */
export function getDoneText(step: OrderStep, fulfilment: Fulfilment): string {
  return (fulfilment === 'PICKUP' && PICKUP_DONE_TEXTS[step]) || doneTexts[step];
}

/** Messages shown after several orders have taken a step. */
export const bulkDoneTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ '{count, plural, one {# order confirmed} other {# orders confirmed}}',
  PROCESSING: /*i18n*/ '{count, plural, one {# order in preparation} other {# orders in preparation}}',
  SHIPPED: /*i18n*/ '{count, plural, one {# order shipped} other {# orders shipped}}',
  DELIVERED: /*i18n*/ '{count, plural, one {# order delivered} other {# orders delivered}}',
  PAID: /*i18n*/ '{count, plural, one {# order marked as paid} other {# orders marked as paid}}',
  REMITTED: /*i18n*/ '{count, plural, one {Cash received for # order} other {Cash received for # orders}}',
};

/** Explanations shown if a step is not the next step of every selected order. */
export const inapplicableTexts: Record<OrderStep, string> = {
  CONFIRMED: /*i18n*/ 'Some of these orders do not need confirmation.',
  PROCESSING:
    /*i18n*/ 'Some of these orders are not ready to be prepared, or a customer has not responded to a proposed change.',
  SHIPPED:
    /*i18n*/ 'Some of these orders are not in preparation, or a customer has not responded to a proposed change.',
  DELIVERED: /*i18n*/ 'Some of these orders are not in transit.',
  PAID: /*i18n*/ 'Some of these orders have no amount due.',
  REMITTED: /*i18n*/ 'Some of these orders have no cash with a courier.',
};
