import { cashProblem } from '#domain/orders/cashLimit.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import { enqueueOrderJobs } from '#graph/modules/checkout/enqueueOrderJobs.ts';
import { toOrderRows } from '#graph/modules/checkout/orderRows.ts';
import { orderingUser } from '#graph/modules/coupons/couponCandidates.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import { type Order, Prisma } from '#graph/prisma/generated/client.ts';
import { orderPlaced } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

interface Exchange {
  quote: PricedQuote;
  /** What the store owed for the old order and is taken for this one, NPR. */
  moved: number;
  /** How the rest is paid. */
  paymentMethod: PaymentMethod;
  isTakenAlong: boolean;
  notes?: string | undefined;
}

/**
 * Writes the order that a buyer gets in exchange: to the same people and place, its pieces still to be taken out of stock,
 * and then its invoice to be issued where they are taken along. What is missing is still to come, or paid at once where the pieces are taken along.
 */
export async function writeExchange(
  work: Work,
  context: GraphContext,
  old: Order,
  { quote, moved, paymentMethod, isTakenAlong, notes }: Exchange,
): Promise<Order> {
  const { settings } = context.snapshot;
  const rest = quote.totals.finalTotal - moved;
  const problem = isTakenAlong
    ? cashProblem({ method: paymentMethod, amount: rest }, [])
    : paymentProblem(paymentMethod, rest, settings.codLimit);
  if (problem) throw problem;

  const paidOver = { method: 'EXCHANGE' as const, amount: moved, reference: old.number };
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
        payments: isTakenAlong && rest > 0 ? [paidOver, { method: paymentMethod, amount: rest }] : [paidOver],
        discounts: null,
        pan: old.buyerPan,
      },
    },
    quote,
    couponUser: orderingUser(old.userId, { email: old.contactEmail, phone: old.contactPhone }),
    attempt: null,
    buyerId: old.userId,
    language: old.language,
    isFirst: false,
    taxPercent: settings.taxPercent,
    takings: [],
    stockHeld: true,
  });
  // When it was changed is the database's to say.
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
