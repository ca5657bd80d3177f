import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LENGTH } from '#domain/orders/orderNumber.ts';

/** Returns `JW-` and 10 random characters. The number opens the tracking page, so it must be hard to guess. */
export function generateOrderNumber(): string {
  const characters = Array.from(
    { length: ORDER_NUMBER_LENGTH },
    () => ORDER_NUMBER_CHARACTERS[randomInt(ORDER_NUMBER_CHARACTERS.length)],
  );
  return `JW-${characters.join('')}`;
}
