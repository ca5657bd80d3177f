import { orderCashProblem } from '#domain/orders/cashLimit.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import { enqueueOrderJobs } from '#graph/modules/checkout/enqueueOrderJobs.ts';
import { toOrderRows } from '#graph/modules/checkout/orderRows.ts';
import { toOrderingUser } from '#graph/modules/coupons/couponCandidates.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import { type Order, Prisma } from '#graph/prisma/generated/client.ts';
import { orderPlaced } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

interface Exchange {
  quote: PricedQuote;
  /** Refund due of the old order that pays for this one, in NPR. */
  movedAmount: number;
  /** Payment method for the amount due. */
  paymentMethod: PaymentMethod;
  isTakenAlong: boolean;
  notes?: string | undefined;
}

/**
 * Creates the exchange order for the same customer and address. The caller takes its items out of stock, and then
 * issues the invoice if they are taken along. The amount due is open, or paid immediately if the items are taken
 * along.
 */
export async function createExchangeOrder(
  work: Work,
  context: GraphContext,
  old: Order,
  { quote, movedAmount, paymentMethod, isTakenAlong, notes }: Exchange,
): Promise<Order> {
  const { settings } = context.snapshot;
  const amountDue = quote.totals.finalTotal - movedAmount;
  const problem = isTakenAlong
    ? orderCashProblem({ method: paymentMethod, amount: amountDue }, [])
    : paymentProblem(paymentMethod, amountDue, settings.codLimit);
  if (problem) throw problem;

  const creditPayment = { method: 'EXCHANGE' as const, amount: movedAmount, reference: old.number };
  const rows = toOrderRows(context, {
    input: {
      contact: { name: old.contactName, email: old.contactEmail, phone: old.contactPhone },
      shippingAddress: isTakenAlong ? null : addressOf(old),
      paymentMethod,
      lines: [],
      notes,
      couponCode: null,
      language: old.language,
      expectedTotal: null,
      quoteId: null,
      idempotencyKey: null,
      booking: null,
      payer: null,
      counterSale: {
        customerId: old.userId,
        locationId: null,
        channel: 'COUNTER',
        fulfilment: isTakenAlong ? 'COUNTER' : 'DELIVERY',
        payments:
          isTakenAlong && amountDue > 0
            ? [creditPayment, { method: paymentMethod, amount: amountDue }]
            : [creditPayment],
        discounts: null,
        pan: old.buyerPan,
      },
    },
    quote,
    couponUser: toOrderingUser(old.userId, { email: old.contactEmail, phone: old.contactPhone }),
    attempt: null,
    customerId: old.userId,
    language: old.language,
    isFirst: false,
    taxPercent: settings.taxPercent,
    stockTakings: [],
    isStockReserved: true,
  });
  // The database sets the time of the last change.
  const order = await work.db.order.create({
    data: {
      ...rows.order,
      terms: rows.order.terms ?? Prisma.DbNull,
      couponTerms: Prisma.DbNull,
      updatedAt: undefined,
    },
  });
  await work.db.orderLine.createMany({
    data: rows.lines.map((line) => ({ ...line, breakdown: line.breakdown ?? Prisma.DbNull })),
  });
  const note = `In exchange for pieces of order ${old.number}.`;
  await work.db.orderEvent.createMany({
    data: rows.timeline.map((event, place) => ({
      ...event,
      data: Prisma.DbNull,
      ...(place === 0 && { note, data: { exchangeOf: old.number } }),
    })),
  });
  await work.db.payment.createMany({ data: rows.payments });
  await enqueueOrderJobs(work, order);
  work.publish(orderPlaced(order.id));
  return order;
}

function addressOf({ shipName: name, shipPhone: phone, ...old }: Order) {
  const { province, district, municipality, ward, street, landmark } = old;
  return {
    name,
    phone,
    province,
    district,
    municipality,
    ward: ward ?? undefined,
    street,
    landmark: landmark ?? undefined,
  };
}
