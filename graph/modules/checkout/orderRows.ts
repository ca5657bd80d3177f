import { v7 as uuidv7 } from 'uuid';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { toKept } from '#domain/orders/counter/staffDiscount.ts';
import { sumOf } from '#domain/orders/counter/tender.ts';
import { toCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { paymentStatusFrom } from '#domain/orders/ledger.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { orderTerms } from '#domain/orders/orderTerms.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { payerRequired } from '#domain/payments/allowedMethods.ts';
import { paymentTerm } from '#domain/payments/paymentTerm.ts';
import { referenceNames } from '#domain/payments/referenceName.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderingUser } from '#graph/modules/coupons/couponCandidates.ts';
import { offeredTerms, toBooking } from '#graph/modules/orders/booking/acceptedTerms.ts';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { newOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type CounterTerms, takenPayments } from '#graph/modules/quotes/counterTerms.ts';
import { countPieces, toLines } from '#graph/modules/quotes/lineRows.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { Order, OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import type { Attempt } from './earlierOrder.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Taking } from './stock.ts';

export interface Sale {
  input: OrderToPlace;
  quote: PricedQuote;
  /** By what its buyer is known to coupons. */
  couponUser: OrderingUser;
  attempt: Attempt | null;
  /** The account that it is for; null for a guest. */
  buyerId: string | null;
  language: Language;
  /** Whether its e-mail address has ordered nothing before. */
  isFirst: boolean;
  taxPercent: number;
  /** From where its pieces are taken at once; nothing where it holds none. */
  takings: readonly Taking[];
  /** Whether its pieces are taken out of stock for it at once. */
  stockHeld: boolean;
  /** How what is not paid at once is to come, where that is not the order's own method. */
  restBy?: PaymentMethod | undefined;
  /** Who approved a discount beyond the seller's own limit. */
  approvedBy?: string | null | undefined;
}

/** The rows of an order by their tables. What is sold at the counter begins paid or delivered, as it was said to be. */
export function toOrderRows(context: GraphContext, sale: Sale) {
  const { viewer, now } = context;
  const { input, quote } = sale;
  const { counterSale } = input;
  const offer = { finalTotal: quote.totals.finalTotal, settings: context.snapshot.settings, now };
  const terms = input.booking && offeredTerms(offer);
  const order = toOrder(context, sale, terms?.dueBy ?? null);
  const orderId = order.id;
  const payments = toPaymentRows(context, sale, orderId);
  const event = {
    orderId,
    kind: 'STATUS' as const,
    note: null,
    data: null,
    isStaffOnly: false,
    actorId: viewer?.id ?? null,
    at: now,
  };

  return {
    order,
    booking: terms && toBooking(orderId, terms, offer),
    lines: toLines({ quote, counterSale }, orderId, ratesAt(context.snapshot.rates(now), now)),
    timeline: [
      { ...event, id: uuidv7(), status: 'PENDING' },
      ...(counterSale ? [{ ...event, id: uuidv7(), status: order.status, note: toNote(counterSale) }] : []),
    ] satisfies OrderEvent[],
    payments,
    references: payments.flatMap(({ id: paymentId, method, reference }) =>
      referenceNames(method, [reference]).map((name) => ({ paymentId, method, name })),
    ),
    stockMoves: sale.takings.map(({ variantId, locationId, quantity }) => ({
      variantId,
      locationId,
      delta: -quantity,
      reason: 'ORDER' as const,
      orderId,
      actorId: viewer?.id ?? null,
      at: now,
    })),
    redemption: quote.coupon && {
      couponId: quote.coupon.row.id,
      orderId,
      discount: order.discount - order.staffDiscount + order.shippingDiscount,
      userId: sale.couponUser.accountId,
      email: sale.couponUser.email,
      phone: sale.couponUser.phone,
      at: now,
    },
    request: { orderId, createdAt: now },
    staleDay: { day: kathmanduDay(now) },
    auditEntry: counterSale && toAuditEntry(context, soldAtCounter(order, sale)),
    ordered: (userId: string) => ({
      userId,
      savedAt: now,
      pieces: quote.lines.map(({ product, variant }) => ({ productId: product.id, size: variant.size })),
      // The one that was typed, also where another was taken.
      couponCode: input.couponCode ?? undefined,
    }),
  };
}

function toOrder(context: GraphContext, sale: Sale, bookedUntil: Date | null): Order {
  const { secrets, now, ip, apiKey, snapshot } = context;
  const { input, quote, buyerId, language, isFirst, taxPercent, stockHeld } = sale;
  const { contact, shippingAddress, counterSale, paymentMethod, notes } = input;
  const { name, phone, ward = null, landmark = null, ...place } = shippingAddress ?? toNowhere(contact);
  const { items, discount, shipping, shippingDiscount, tax, finalTotal } = quote.totals;
  const number = newOrderNumber();
  const isTakenAlong = counterSale?.fulfilment === 'COUNTER';
  const estimate = isTakenAlong ? { from: now, to: now } : deliveryEstimate(place.district, now);
  const status = isTakenAlong ? 'DELIVERED' : 'PENDING';
  const sums = { paid: sumOf(toPayments(sale)), refunded: 0, credited: 0, cashWithCourier: 0, forfeited: 0 };
  const payer = payerRequired(finalTotal) ? input.payer : null;
  const restBy = sums.paid < finalTotal ? sale.restBy : undefined;

  return {
    id: uuidv7(),
    number,
    userId: buyerId,
    channel: counterSale?.channel ?? (apiKey ? 'API' : 'SHOP'),
    fulfilment: counterSale?.fulfilment ?? 'DELIVERY',
    status,
    paymentStatus: paymentStatusFrom({ ...sums, status, finalTotal }),
    paymentMethod: restBy ?? paymentMethod,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    shipName: name,
    shipPhone: phone,
    ...place,
    ward,
    landmark,
    notes: notes ?? null,
    language,
    couponCode: quote.coupon?.code ?? null,
    couponName: quote.coupon?.name ?? null,
    couponNameNe: quote.coupon?.nameNe ?? null,
    itemsTotal: items,
    discount,
    shipping,
    shippingDiscount,
    taxPercent,
    tax,
    finalTotal,
    ...sums,
    staffDiscount: quote.staffDiscount.total,
    staffDiscountReason: counterSale?.discounts?.whole?.reason ?? null,
    ...toKept(counterSale?.discounts?.whole ?? null),
    terms: { ...orderTerms(snapshot.settings) },
    couponTerms: quote.coupon && { ...toCouponTerms(quote.coupon.row) },
    buyerPan: counterSale?.pan ?? null,
    payerName: payer?.accountHolder ?? null,
    payerBank: payer?.bank ?? null,
    payerRelation: payer?.relation ?? null,
    pieces: countPieces(quote.lines),
    isFirst,
    trackingNumber: null,
    carrier: null,
    carrierId: null,
    cancelReason: null,
    estimatedFrom: estimate.from,
    estimatedTo: estimate.to,
    payBy: sums.paid < finalTotal ? paymentTermOf(context, sale) : null,
    expiredAt: null,
    bookedUntil,
    guestTokenHash: buyerId ? null : sha256(signGuestToken(number, secrets)),
    stockHeld,
    placedFrom: counterSale || apiKey ? null : readNetwork(ip),
    // The database writes these.
    contactMailbox: null,
    searchText: null,
    due: null,
    refundDue: null,
    assigneeId: null,
    version: 1,
    placedAt: now,
    updatedAt: now,
  };
}

/** What the store sells at its counter waits without an end, and so does who is asked not to pay yet. */
function paymentTermOf({ snapshot, now }: GraphContext, { input, stockHeld }: Sale): Date | null {
  const { counterSale, paymentMethod } = input;
  if (counterSale || (paymentMethod === 'BANK_TRANSFER' && !stockHeld)) return null;
  return paymentTerm(paymentMethod, snapshot.settings, now);
}

const COUNTER_NOTES: Record<CounterTerms['fulfilment'], string> = {
  COUNTER: timelineNotes.soldAndTaken,
  PICKUP: timelineNotes.soldForPickup,
  DELIVERY: timelineNotes.soldForDelivery,
};

function toNote({ channel, fulfilment }: CounterTerms): string {
  if (channel !== 'PHONE') return COUNTER_NOTES[fulfilment];
  return fulfilment === 'PICKUP' ? timelineNotes.phonedForPickup : timelineNotes.phoned;
}

function toPaymentRows({ viewer, now }: GraphContext, sale: Sale, orderId: string) {
  return toPayments(sale).map(({ method, amount, given, reference }) => ({
    id: uuidv7(),
    orderId,
    kind: 'PAYMENT' as const,
    method,
    amount,
    given: given ?? null,
    reference: reference ?? null,
    actorId: viewer?.id ?? null,
    createdAt: now,
    settledAt: now,
  }));
}

/** What is taken with the order. */
function toPayments({ input: { counterSale, paymentMethod: method }, quote }: Sale) {
  return counterSale ? takenPayments(counterSale, { method, finalTotal: quote.totals.finalTotal }) : [];
}

/** Where nothing is sent: the buyer gets it themselves. */
function toNowhere({ name, phone }: OrderToPlace['contact']): NonNullable<OrderToPlace['shippingAddress']> {
  return {
    name,
    phone,
    province: '',
    district: '',
    municipality: '',
    ward: undefined,
    street: '',
    landmark: undefined,
  };
}

function soldAtCounter(order: Order, { input: { counterSale }, approvedBy }: Sale) {
  const { id, number, status, paymentStatus, finalTotal, staffDiscount } = order;
  return {
    action: 'order.counterSale',
    entity: 'Order',
    entityId: id,
    after: {
      number,
      status,
      paymentStatus,
      finalTotal,
      ...(staffDiscount > 0 && { staffDiscount, reasons: toReasons(counterSale) }),
      ...(approvedBy && { approvedBy }),
    },
  };
}

function toReasons(terms: CounterTerms | null): string {
  const asked = [terms?.discounts?.whole, ...(terms?.discounts?.lines ?? [])];
  return [...new Set(asked.flatMap((discount) => discount?.reason ?? []))].join('; ');
}
