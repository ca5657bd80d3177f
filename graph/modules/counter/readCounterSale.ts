import { addressSchema } from '#domain/customers/addressSchema.ts';
import { readPlace } from '#domain/customers/places.ts';
import { findIssues, type InputIssue, InvalidInput, parseInput } from '#domain/errors/problems.ts';
import { idempotencyKeySchema } from '#domain/orders/checkoutSchema.ts';
import { counterAddressSchema, counterSaleSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { findMainMethod, type Tender } from '#domain/orders/counter/tender.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { OrderToPlace } from '#graph/modules/checkout/readPlaceOrderInput.ts';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import type { CounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import { findLineIssues } from '#graph/modules/quotes/priceLines.ts';
import type { AddressInput, SellAtCounterInput } from '#graph/schema/schema.generated.ts';

export interface CounterOrder extends OrderToPlace {
  counterSale: CounterTerms & { payments: readonly Tender[] };
}

/** Validates a counter sale as far as possible without the catalogue. Throws InvalidInput with all problems. */
export function readCounterSale(input: SellAtCounterInput): CounterOrder {
  const { fulfilment = 'COUNTER', idempotencyKey, language, expectedTotal, couponCode, channel } = input;
  const isDelivery = fulfilment === 'DELIVERY';
  const saleInput = { ...input, buyer: input.buyer ?? {} };
  const issues = [
    ...findIssues(counterSaleSchema, saleInput),
    ...(isDelivery ? findAddressIssues(input.shippingAddress) : []),
    ...findLineIssues(input.lines),
    ...findIssues(idempotencyKeySchema.nullish(), idempotencyKey, 'idempotencyKey'),
  ];
  if (issues.length > 0) throw new InvalidInput(selectFirstPerField(issues));
  const { buyer, payments, discount, lines, payer, notes } = parseInput(counterSaleSchema, saleInput);

  return {
    contact: { name: buyer.name, email: buyer.email, phone: buyer.phone },
    shippingAddress: isDelivery && input.shippingAddress ? toAddress(input.shippingAddress) : null,
    paymentMethod: findMainMethod(payments),
    notes,
    lines: input.lines.map(({ productId, size, quantity }) => ({
      productId,
      size: size?.trim() || null,
      quantity,
    })),
    couponCode: normaliseCouponCode(couponCode ?? '') || null,
    language: language ?? null,
    expectedTotal: expectedTotal ?? null,
    quoteId: null,
    idempotencyKey: idempotencyKey ?? null,
    booking: null,
    payer,
    counterSale: {
      customerId: input.buyer?.customerId ?? null,
      locationId: input.locationId ?? null,
      channel: channel === 'PHONE' ? 'PHONE' : 'COUNTER',
      fulfilment,
      payments,
      discounts: { lines: lines.map((line) => line.discount), entireSale: discount },
      pan: buyer.pan,
    },
  };
}

function findAddressIssues(address: SellAtCounterInput['shippingAddress']): InputIssue[] {
  const issues = findIssues(counterAddressSchema, address ?? {}, 'shippingAddress');
  const place = address ? readPlace(nepalPlaces, address) : null;
  return place && 'message' in place
    ? [...issues, { ...place, field: `shippingAddress.${place.field}` }]
    : issues;
}

function toAddress(address: AddressInput): NonNullable<OrderToPlace['shippingAddress']> {
  const place = readPlace(nepalPlaces, address);
  return { ...parseInput(addressSchema, address), ...('message' in place ? {} : place) };
}

function selectFirstPerField(issues: readonly InputIssue[]): InputIssue[] {
  return [...new Map([...issues].reverse().map((issue) => [issue.field, issue])).values()].reverse();
}
