import { newOrderNumber } from '#graph/modules/orders/orderNumber.ts';

/** Returns `RT-` and ten random characters, like the part of an order's number after `JW-`. */
export function newReturnNumber(): string {
  return newOrderNumber().replace(/^JW-/, 'RT-');
}
