import { readPlace } from '#domain/customers/places.ts';
import { type InputIssue, InvalidInput, issuesIn, parseInput } from '#domain/errors/problems.ts';
import { type Checkout, checkoutSchema, idempotencyKeySchema } from '#domain/orders/checkoutSchema.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { Payer } from '#domain/payments/payerSchema.ts';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import { type CounterTerms, toCounterTerms } from '#graph/modules/quotes/counterTerms.ts';
import { lineIssues } from '#graph/modules/quotes/priceLines.ts';
import type {
  BookingTermsInput,
  Language,
  LineInput,
  PlaceOrderInput,
} from '#graph/schema/schema.generated.ts';

export interface OrderToPlace extends Pick<Checkout, 'contact' | 'notes'> {
  /** Null where nothing is sent. */
  shippingAddress: Checkout['shippingAddress'] | null;
  paymentMethod: PaymentMethod;
  lines: LineInput[];
  couponCode: string | null;
  /** Null where the buyer's account says it. */
  language: Language | null;
  /** NPR; null where the caller did not see a total. */
  expectedTotal: number | null;
  /** Null where no price is held. */
  quoteId: string | null;
  idempotencyKey: string | null;
  /** The terms of a booking as the buyer accepted them; null where all is paid at once. */
  booking: BookingTermsInput | null;
  /** Whose bank account pays; null where that was not told. */
  payer: Payer | null;
  /** Null for an order that the viewer places as a shopper. */
  counterSale: CounterTerms | null;
}

/** The input, checked as far as that goes without the catalog. Throws InvalidInput with all that is wrong at once. */
export function readPlaceOrderInput(input: PlaceOrderInput): OrderToPlace {
  const { lines, couponCode, expectedTotal, quoteId, idempotencyKey, counterSale, language, booking } = input;
  const place = readPlace(nepalPlaces, input.shippingAddress);
  const elsewhere = [
    ...('message' in place ? [{ ...place, field: `shippingAddress.${place.field}` }] : []),
    ...lineIssues(lines),
    ...issuesIn(idempotencyKeySchema.nullish(), idempotencyKey, 'idempotencyKey'),
  ];
  const checkout = parsed(input, elsewhere);
  if ('message' in place || elsewhere.length > 0) throw new InvalidInput(elsewhere);

  return {
    ...checkout,
    shippingAddress: { ...checkout.shippingAddress, ...place },
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
    payer: checkout.payer ?? null,
    counterSale: counterSale ? toCounterTerms(counterSale, checkout.paymentMethod) : null,
  };
}

/** What the form's own rules make of it; their issues go before the others, one for each field. */
function parsed(input: PlaceOrderInput, elsewhere: readonly InputIssue[]): Checkout {
  try {
    return parseInput(checkoutSchema, input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const fields = new Set(error.issues.map(({ field }) => field));
    throw new InvalidInput([...error.issues, ...elsewhere.filter(({ field }) => !fields.has(field))]);
  }
}
