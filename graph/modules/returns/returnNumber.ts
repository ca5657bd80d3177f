import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';

/** Returns `RT-` and ten random characters, like the part of an order's number after `JW-`. */
export function generateReturnNumber(): string {
  return generateOrderNumber().replace(/^JW-/, 'RT-');
}
