import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { sumBilledAmounts } from '#domain/orders/invoices/splitCredit.ts';
import { calculateAmountDue, calculateRefundDue } from '#domain/orders/ledger.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import type { Sales } from '#domain/reporting/sales.ts';
import { findCreditNotes, findInvoice } from '#graph/modules/orders/orderDocuments.ts';
import { findLines } from '#graph/modules/orders/orders.queries.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, AdminOrderSort } from '#graph/schema/schema.generated.ts';
import { day, instant, number, phone, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { adminOrders } from '../orders/adminOrders.ts';
import { readOrderSales } from '../orders/readOrderSales.ts';
import { findAssignee } from '../orders/staffOrders.queries.ts';
import { findTags } from '../tags/orderTags.queries.ts';

export const orders = defineExportedList<Order, AdminOrderFilter>({
  action: 'readOrders',
  sorts: ['NEWEST', 'OLDEST', 'TOTAL_DESC', 'TOTAL_ASC'] satisfies AdminOrderSort[],
  page: (readContext, { sort: sorts, ...listArgs }) => {
    const [sort, ...thenBy] = sorts as AdminOrderSort[];
    return adminOrders(readContext, { ...listArgs, sort, thenBy });
  },
  columns: {
    number: text((order) => order.number, 16),
    placedAt: instant((order) => order.placedAt),
    status: text((order) => order.status, 14),
    // Matches the list: nothing is due for cancelled and returned orders.
    paymentStatus: text(
      (order) => (order.paymentStatus === 'UNPAID' && !isPaymentDue(order) ? 'NOT_DUE' : order.paymentStatus),
      14,
    ),
    customer: text((order) => order.contactName, 24),
    district: text((order) => order.district, 16),
    pieces: number(async (order, { prisma }) => {
      const lines = await findLines(prisma, order);
      return lines.reduce((sum, { quantity }) => sum + quantity, 0);
    }, 8),
    total: number((order) => order.finalTotal),
    grossSales: createSalesColumn('grossSales'),
    discounts: createSalesColumn('discounts'),
    returnsCredited: createSalesColumn('returns'),
    revenue: createSalesColumn('revenue'),
    shipping: createSalesColumn('shipping'),
    tax: createSalesColumn('tax'),
    salesTotal: createSalesColumn('total'),
    invoice: text(async (order, { prisma }) => {
      const invoice = await findInvoice(prisma, order);
      return invoice && formatInvoiceNumber(invoice);
    }, 16),
    email: text((order) => order.contactEmail, 28),
    phone: phone((order) => order.contactPhone),
    channel: text((order) => order.channel, 12),
    fulfilment: text((order) => order.fulfilment, 12),
    paymentMethod: text((order) => order.paymentMethod, 18),
    municipality: text((order) => order.municipality),
    couponCode: text((order) => order.couponCode, 14),
    paid: number((order) => order.paid),
    due: number(calculateAmountDue),
    refundDue: number(calculateRefundDue),
    bookedUntil: day((order) => order.bookedUntil),
    cashWithCarrier: number((order) => order.cashWithCarrier),
    creditNotes: text(
      async (order, { prisma }) =>
        (await findCreditNotes(prisma, order)).map(formatCreditNoteNumber).join(', '),
      24,
    ),
    creditNotesTotal: number(
      async (order, { prisma }) => sumBilledAmounts(await findCreditNotes(prisma, order)).total,
    ),
    tags: text(
      async (order, { prisma }) => (await findTags(prisma, order)).map(({ name }) => name).join(', '),
      24,
    ),
    assignee: text(async (order, { prisma }) => (await findAssignee(prisma, order))?.name ?? null, 20),
    age: number((order, { now }) => Math.floor((now.getTime() - order.placedAt.getTime()) / DAY_MS), 8),
    carrier: text((order) => order.carrier, 18),
    trackingNumber: text((order) => order.trackingNumber, 18),
  },
});

/** Returns a column with one of the order's sales figures. */
function createSalesColumn(salesField: keyof Sales) {
  return number<Order>(async (order, readContext) => (await readOrderSales(readContext, order))[salesField]);
}
