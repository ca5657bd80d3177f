import { randomInt, randomUUID } from 'node:crypto';
import type { LineInput, PlaceOrderInput } from '#graph/schema/schema.generated.ts';

export const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number status totals { items discount totalAmount shipping shippingDiscount tax finalTotal } couponCode }
    guestToken
    quote { totals { finalTotal } lines { index unitPrice } }
    errors { code reason params field message }
  }
}`;

/**
 * Returns the input of an order for these lines with cash on delivery, by a new shopper in Lalitpur, with the given
 * changes.
 */
export function buildOrderInput(
  lines: LineInput[],
  overrides: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  return {
    lines,
    contact: {
      name: 'Test Customer',
      email: `${randomUUID()}@example.com`,
      phone: `98${randomInt(40_000_000, 60_000_000)}`,
    },
    shippingAddress: {
      name: 'Test Receiver',
      phone: '9841000001',
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Lalitpur',
      ward: 3,
      street: 'Pulchowk 12',
    },
    paymentMethod: 'COD',
    idempotencyKey: randomUUID(),
    ...overrides,
  };
}
