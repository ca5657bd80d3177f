// @ts-check
import { randomInt } from 'node:crypto';

/** @typedef {{ productId: string, size: string | null }} Variant */

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
 * Returns the input for a new guest's order of one item. The item is reserved without confirmation by the store.
 * @param {Variant} variant
 * @param {string} suffix unique per order
 * @param {string} [guestPhone] the customer's phone number; unique per order by default
 */
export function buildOrderInput(variant, suffix, guestPhone = `98${randomInt(1e7, 1e8)}`) {
  return {
    lines: [{ ...variant, quantity: 1 }],
    contact: { name, phone: guestPhone, email: `bench-${suffix}@example.com` },
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
    idempotencyKey: `bench-${suffix}`,
  };
}
