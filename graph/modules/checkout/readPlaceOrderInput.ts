import { readPlace } from '#domain/customers/places.ts';
import { findIssues, type InputIssue, InvalidInput, parseInput } from '#domain/errors/problems.ts';
import { type Checkout, checkoutSchema, idempotencyKeySchema } from '#domain/orders/checkoutSchema.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { Payer } from '#domain/payments/payerSchema.ts';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import { type CounterTerms, toCounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import { findLineIssues } from '#graph/modules/quotes/priceLines.ts';
import type {
  BookingTermsInput,
  Language,
  LineInput,
  PlaceOrderInput,
} from '#graph/schema/schema.generated.ts';

export interface OrderToPlace extends Pick<Checkout, 'contact' | 'notes'> {
  /** Delivery address. Null if nothing is delivered. */
  shippingAddress: Checkout['shippingAddress'] | null;
  paymentMethod: PaymentMethod;
  lines: LineInput[];
  couponCode: string | null;
  /** Language of the order. Null to use the language of the account. */
  language: Language | null;
  /** Total shown to the customer, in NPR. Null if none was shown. */
  expectedTotal: number | null;
  /** Quote id of the price hold. Null without a price hold. */
  quoteId: string | null;
  idempotencyKey: string | null;
  /** Booking terms that the customer accepted. Null if the order is not a booking. */
  booking: BookingTermsInput | null;
  /** Holder of the paying bank account. Null if not given. */
  payer: Payer | null;
  /** Terms of a counter sale. Null for an order that the viewer places as a shopper. */
  counterSale: CounterTerms | null;
}

/** Validates the input as far as possible without the catalogue. Throws InvalidInput with all problems. */
export function readPlaceOrderInput(input: PlaceOrderInput): OrderToPlace {
  const { lines, couponCode, expectedTotal, quoteId, idempotencyKey, counterSale, language, booking } = input;
  const place = readPlace(nepalPlaces, input.shippingAddress);
  const otherIssues = [
    ...('message' in place ? [{ ...place, field: `shippingAddress.${place.field}` }] : []),
    ...findLineIssues(lines),
    ...findIssues(idempotencyKeySchema.nullish(), idempotencyKey, 'idempotencyKey'),
  ];
  const checkoutFields = parseOrderInput(input, otherIssues);
  if ('message' in place || otherIssues.length > 0) throw new InvalidInput(otherIssues);

  return {
    ...checkoutFields,
    shippingAddress: { ...checkoutFields.shippingAddress, ...place },
    lines: lines.map(({ productId, size, quantity }) => ({
      productId,
      size: size?.trim() || null,
      quantity,
    })),
    couponCode: normaliseCouponCode(couponCode ?? '') || null,
    language: language ?? null,
    expectedTotal: expectedTotal ?? null,
    quoteId: quoteId ?? null,
    idempotencyKey: idempotencyKey ?? null,
    booking: booking ?? null,
    payer: checkoutFields.payer ?? null,
    counterSale: counterSale ? toCounterTerms(counterSale, checkoutFields.paymentMethod) : null,
  };
}

/** Validates the input with the checkout form's schema. Its issues come before the others, one for each field. */
function parseOrderInput(input: PlaceOrderInput, otherIssues: readonly InputIssue[]): Checkout {
  try {
    return parseInput(checkoutSchema, input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const fields = new Set(error.issues.map(({ field }) => field));
    throw new InvalidInput([...error.issues, ...otherIssues.filter(({ field }) => !fields.has(field))]);
  }
}
