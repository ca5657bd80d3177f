import { findOrderCashProblem } from '#domain/orders/cashLimit.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
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
  /** Part of the old order's refund due that pays for this order, in NPR. */
  movedAmount: number;
  /** Payment method for the amount due. */
  paymentMethod: PaymentMethod;
  isTakenAlong: boolean;
  notes?: string | undefined;
}

/**
 * Creates the exchange order for the same customer and address. The caller removes its items from stock, and issues the
 * invoice if the customer takes the items along. In that case the amount due is paid immediately; otherwise it stays
 * open.
 */
export async function createExchangeOrder(
  work: Work,
  context: GraphContext,
  originalOrder: Order,
  { quote, movedAmount, paymentMethod, isTakenAlong, notes }: Exchange,
): Promise<Order> {
  const { settings } = context.snapshot;
  const amountDue = quote.totals.finalTotal - movedAmount;
  const problem = isTakenAlong
    ? findOrderCashProblem({ method: paymentMethod, amount: amountDue }, [])
    : findPaymentProblem(paymentMethod, amountDue, settings.codLimit);
  if (problem) throw problem;

  const creditPayment = { method: 'EXCHANGE' as const, amount: movedAmount, reference: originalOrder.number };
  const rows = toOrderRows(context, {
    input: {
      contact: {
        name: originalOrder.contactName,
        email: originalOrder.contactEmail,
        phone: originalOrder.contactPhone,
      },
      shippingAddress: isTakenAlong ? null : toShippingAddress(originalOrder),
      paymentMethod,
      lines: [],
      notes,
      couponCode: null,
      language: originalOrder.language,
      expectedTotal: null,
      quoteId: null,
      idempotencyKey: null,
      booking: null,
      payer: null,
      counterSale: {
        customerId: originalOrder.userId,
        locationId: null,
        channel: 'COUNTER',
        fulfilment: isTakenAlong ? 'COUNTER' : 'DELIVERY',
        payments:
          isTakenAlong && amountDue > 0
            ? [creditPayment, { method: paymentMethod, amount: amountDue }]
            : [creditPayment],
        discounts: null,
        pan: originalOrder.buyerPan,
      },
    },
    quote,
    couponUser: toOrderingUser(originalOrder.userId, {
      email: originalOrder.contactEmail,
      phone: originalOrder.contactPhone,
    }),
    attempt: null,
    customerId: originalOrder.userId,
    language: originalOrder.language,
    isFirst: false,
    taxPercent: settings.taxPercent,
    stockDeductions: [],
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
  const note = `In exchange for pieces of order ${originalOrder.number}.`;
  await work.db.orderEvent.createMany({
    data: rows.timeline.map((event, index) => ({
      ...event,
      data: Prisma.DbNull,
      ...(index === 0 && { note, data: { exchangeOf: originalOrder.number } }),
    })),
  });
  await work.db.payment.createMany({ data: rows.payments });
  await enqueueOrderJobs(work, order);
  work.publish(orderPlaced(order.id));
  return order;
}

function toShippingAddress({ shipName: name, shipPhone: phone, ...originalOrder }: Order) {
  const { province, district, municipality, ward, street, landmark } = originalOrder;
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
