import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LENGTH } from '#domain/orders/orderNumber.ts';

/** `JW-` and 10 random characters: it opens the tracking page to whoever has it, so it cannot be guessed. */
export function newOrderNumber(): string {
  const characters = Array.from(
    { length: ORDER_NUMBER_LENGTH },
    () => ORDER_NUMBER_CHARACTERS[randomInt(ORDER_NUMBER_CHARACTERS.length)],
  );
  return `JW-${characters.join('')}`;
}
