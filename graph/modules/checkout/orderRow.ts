import { v7 as uuidv7 } from 'uuid';
import { toStoredDiscount } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { sumTenders } from '#domain/orders/counter/tender.ts';
import { toCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import { toOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getPaymentDeadline } from '#domain/payments/getPaymentDeadline.ts';
import { isPayerRequired } from '#domain/payments/listPaymentOptions.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import { countItems } from '#graph/modules/quotes/lineRows.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { toPayments } from './counterRows.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Sale } from './sale.ts';

/**
 * Returns the row of a new order. `bookedUntil` is the last day to pay a booking; null if the order is not a booking.
 */
export function toOrderRow(context: GraphContext, sale: Sale, bookedUntil: Date | null): Order {
  const { secrets, now, ip, apiKey, snapshot } = context;
  const { input, quote, customerId, language, isFirst, taxPercent, isStockReserved } = sale;
  const { contact, shippingAddress, counterSale, paymentMethod, notes } = input;
  const {
    name,
    phone,
    ward = null,
    landmark = null,
    ...place
  } = shippingAddress ?? buildEmptyAddress(contact);
  const { items, discount, shipping, shippingDiscount, tax, finalTotal } = quote.totals;
  const number = generateOrderNumber();
  const isHandedOver = counterSale?.fulfilment === 'COUNTER';
  const estimate = isHandedOver ? { from: now, to: now } : calculateDeliveryEstimate(place.district, now);
  const status = isHandedOver ? 'DELIVERED' : 'PENDING';
  const sums = {
    paid: sumTenders(toPayments(sale)),
    refunded: 0,
    credited: 0,
    cashWithCarrier: 0,
    forfeited: 0,
  };
  const payer = isPayerRequired(finalTotal) ? input.payer : null;
  const dueMethod = sums.paid < finalTotal ? sale.amountDueMethod : undefined;

  return {
    id: uuidv7(),
    number,
    userId: customerId,
    channel: counterSale?.channel ?? (apiKey ? 'API' : 'SHOP'),
    fulfilment: counterSale?.fulfilment ?? 'DELIVERY',
    status,
    paymentStatus: derivePaymentStatus({ ...sums, status, finalTotal }),
    paymentMethod: dueMethod ?? paymentMethod,
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
    staffDiscountReason: counterSale?.discounts?.entireSale?.reason ?? null,
    ...toStoredDiscount(counterSale?.discounts?.entireSale ?? null),
    terms: { ...toOrderTerms(snapshot.settings) },
    couponTerms: quote.coupon && { ...toCouponTerms(quote.coupon.row) },
    buyerPan: counterSale?.pan ?? null,
    payerName: payer?.accountHolder ?? null,
    payerBank: payer?.bank ?? null,
    payerRelation: payer?.relation ?? null,
    pieces: countItems(quote.lines),
    isFirst,
    trackingNumber: null,
    carrier: null,
    carrierId: null,
    cancelReason: null,
    estimatedFrom: estimate.from,
    estimatedTo: estimate.to,
    payBy: sums.paid < finalTotal ? getOrderPaymentDeadline(context, sale) : null,
    expiredAt: null,
    bookedUntil,
    guestTokenHash: customerId ? null : sha256(signGuestToken(number, secrets)),
    isStockReserved,
    placedFrom: counterSale || apiKey ? null : readNetwork(ip),
    // Computed by the database.
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

/** Returns the payment deadline. Null for a counter sale, and for a transfer without reserved stock. */
function getOrderPaymentDeadline(
  { snapshot, now }: GraphContext,
  { input, isStockReserved }: Sale,
): Date | null {
  const { counterSale, paymentMethod } = input;
  if (counterSale || (paymentMethod === 'BANK_TRANSFER' && !isStockReserved)) return null;
  return getPaymentDeadline(paymentMethod, snapshot.settings, now);
}

/** Returns the empty address of an order that is not delivered. */
function buildEmptyAddress({
  name,
  phone,
}: OrderToPlace['contact']): NonNullable<OrderToPlace['shippingAddress']> {
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
