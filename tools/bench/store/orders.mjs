// @ts-check
import { randomInt } from 'node:crypto';

/** @typedef {{ productId: string, size: string | null }} Size */

export const QUOTE = `query ($input: QuoteInput!) {
  quote(input: $input) { totals { items tax shipping finalTotal } errors { message } }
}`;
export const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number status awaitsConfirmation totals { finalTotal } }
    guestToken
    errors { code field message }
  }
}`;

const name = 'Ada Bell';
const phone = '9841234567';

/**
 * An order of one piece by a guest who has never ordered before: it holds its piece at once.
 * @param {Size} size
 * @param {string} mark which no other order has
 * @param {string} [guestPhone] of the buyer; one of its own for each order otherwise
 */
export function orderInput(size, mark, guestPhone = `98${randomInt(1e7, 1e8)}`) {
  return {
    lines: [{ ...size, quantity: 1 }],
    contact: { name, phone: guestPhone, email: `bench-${mark}@example.com` },
    shippingAddress: {
      name,
      phone,
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Lalitpur',
      ward: 9,
      street: 'Balkumari',
    },
    paymentMethod: 'COD',
    idempotencyKey: `bench-${mark}`,
  };
}
