import { v7 as uuidv7 } from 'uuid';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { toJob } from '#graph/jobs/queueJob.ts';
import { priceBreakdown, type Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { Order, OrderEvent, OrderLine } from '#graph/prisma/generated/client.ts';
import type { CounterSaleInput, Language } from '#graph/schema/schema.generated.ts';
import { signGuestToken } from '../guestToken.ts';
import { newOrderNumber } from '../orderNumber.ts';
import type { Attempt } from './earlierOrder.ts';
import { mailOrderPlacedJob } from './mailOrderPlaced.ts';
import type { PricedLine } from './priceLines.ts';
import type { PricedQuote } from './quoteLines.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Taking } from './stock.ts';

export interface Sale {
  input: OrderToPlace;
  quote: PricedQuote;
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
}

/** The rows of an order by their tables. What is sold at the counter begins paid or delivered, as it was said to be. */
export function toOrderRows(context: GraphContext, sale: Sale) {
  const { viewer, now } = context;
  const { input, quote } = sale;
  const { counterSale, paymentMethod } = input;
  const order = toOrder(context, sale);
  const orderId = order.id;
  const isSettled = order.paymentStatus === 'PAID';
  const event = {
    orderId,
    kind: 'STATUS' as const,
    note: null,
    data: null,
    staffOnly: false,
    actorId: viewer?.id ?? null,
    at: now,
  };
  const isHandedOver = counterSale?.isTakenAlong ?? false;

  return {
    order,
    lines: toLines(quote.lines, orderId, ratesAt(context.snapshot.rates(now), now)),
    timeline: [
      { ...event, id: uuidv7(), status: 'PENDING' },
      ...(counterSale
        ? [{ ...event, id: uuidv7(), status: order.status, note: counterNote(counterSale) }]
        : []),
    ] satisfies OrderEvent[],
    payments: isSettled
      ? [
          {
            orderId,
            kind: 'PAYMENT' as const,
            method: paymentMethod,
            amount: order.finalTotal,
            actorId: viewer?.id ?? null,
            createdAt: now,
            settledAt: now,
          },
        ]
      : [],
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
      discount: order.discount,
      at: now,
    },
    request: { orderId, createdAt: now },
    staleDay: { day: kathmanduDay(now) },
    mailJob: toJob(context, mailOrderPlacedJob, { orderId, isHandedOver }),
    auditEntry: counterSale && toAuditEntry(context, soldAtCounter(order)),
    ordered: (userId: string) => ({
      userId,
      savedAt: now,
      pieces: quote.lines.map(({ product, variant }) => ({ productId: product.id, size: variant.size })),
      couponCode: quote.coupon?.code,
    }),
  };
}

function toOrder({ secrets, now, ip, apiKey }: GraphContext, sale: Sale): Order {
  const { input, quote, buyerId, language, isFirst, taxPercent, stockHeld } = sale;
  const { contact, shippingAddress, counterSale, paymentMethod, notes } = input;
  const { name, phone, ward = null, landmark = null, ...place } = shippingAddress;
  const { items, discount, shipping, tax, finalTotal } = quote.totals;
  const number = newOrderNumber();
  const isTakenAlong = counterSale?.isTakenAlong ?? false;
  const isPaid = counterSale?.isPaid || (isTakenAlong && paymentMethod === 'COD');
  const estimate = isTakenAlong ? { from: now, to: now } : deliveryEstimate(place.district, now);

  return {
    id: uuidv7(),
    number,
    userId: buyerId,
    status: isTakenAlong ? 'DELIVERED' : 'PENDING',
    paymentStatus: isPaid ? 'PAID' : 'UNPAID',
    paymentMethod,
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
    itemsTotal: items,
    discount,
    shipping,
    taxPercent,
    tax,
    finalTotal,
    paid: isPaid ? finalTotal : 0,
    refunded: 0,
    credited: 0,
    pieces: countPieces(quote.lines),
    isFirst,
    trackingNumber: null,
    carrier: null,
    cancelReason: null,
    estimatedFrom: estimate.from,
    estimatedTo: estimate.to,
    guestTokenHash: buyerId ? null : sha256(signGuestToken(number, secrets)),
    stockHeld,
    placedFrom: counterSale || apiKey ? null : readNetwork(ip),
    // The database writes it.
    searchText: null,
    version: 1,
    placedAt: now,
    updatedAt: now,
  };
}

export function countPieces(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Name, photograph, size and price as sold. */
function toLines(lines: readonly PricedLine[], orderId: string, rates: Rates): OrderLine[] {
  return lines.map(({ index, product, variant, quantity, unitPrice, lineTotal }) => {
    const breakdown = priceBreakdown(product, variant.weightMg, rates);
    return {
      id: uuidv7(),
      orderId,
      productId: product.id,
      variantId: variant.id,
      position: index,
      sku: variant.sku,
      name: product.name,
      nameNe: product.nameNe,
      imageKey: product.parts.images[0]?.key ?? null,
      size: variant.size,
      quantity,
      unitPrice,
      lineTotal,
      weightMg: variant.weightMg,
      category: product.category,
      type: product.type,
      metal: product.metal,
      purity: product.purity,
      // While a new rate has not reached the price yet, the table would not add up to what is charged.
      breakdown: breakdown?.total === unitPrice ? { ...breakdown } : null,
    };
  });
}

function counterNote({ isTakenAlong }: CounterSaleInput): string {
  return isTakenAlong ? 'Sold at the counter and taken along.' : 'Sold at the counter.';
}

function soldAtCounter({ id, number, status, paymentStatus, finalTotal }: Order) {
  return {
    action: 'order.counterSale',
    entity: 'Order',
    entityId: id,
    after: { number, status, paymentStatus, finalTotal },
  };
}
