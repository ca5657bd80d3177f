import { newOrderNumber } from '#graph/modules/orders/orderNumber.ts';

/** `RT-` and ten random characters, as an order's number has after `JW-`. */
export function newReturnNumber(): string {
  return newOrderNumber().replace(/^JW-/, 'RT-');
}
