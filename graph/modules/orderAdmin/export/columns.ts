import { toWallClock } from '#domain/calendar/kathmandu.ts';
import { formatCreditNoteNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { sumBilledAmounts } from '#domain/orders/invoices/splitCredit.ts';
import { countsAsSale } from '#domain/orders/orderLifecycle.ts';
import { calculateSales, NO_SALES, type Sales } from '#domain/reporting/sales.ts';
import { collectCreditNotes } from '#graph/modules/orders/orderDocuments.ts';
import type { Cell, WorkbookColumn } from '#graph/spreadsheets/sheet.ts';
import { toNationalPhone } from '#graph/spreadsheets/toNationalPhone.ts';
import type { OrderRow } from './readOrderRows.ts';

export interface Column extends WorkbookColumn {
  cell(order: OrderRow): Cell;
}

/** Columns of the REST export, with enum values in lower case. Money is in whole NPR. */
export const COLUMNS: readonly Column[] = [
  createColumn('Number', 16, (order) => order.number),
  {
    ...createColumn('Placed (Kathmandu)', 18, (order) => toWallClock(order.placedAt)),
    format: 'yyyy-mm-dd hh:mm',
  },
  createColumn('Status', 12, (order) => order.status.toLowerCase()),
  createColumn('Payment', 10, (order) => order.paymentStatus.toLowerCase()),
  createColumn('Paid by', 14, (order) => order.paymentMethod.toLowerCase()),
  createColumn('Customer', 24, (order) => order.contactName),
  createColumn('Email', 28, (order) => order.contactEmail),
  createColumn('Phone', 16, (order) => toNationalPhone(order.contactPhone)),
  createColumn('Receiver', 24, (order) => order.shipName),
  createColumn("Receiver's phone", 16, (order) => toNationalPhone(order.shipPhone)),
  createColumn('Province', 16, (order) => order.province),
  createColumn('District', 16, (order) => order.district),
  createColumn('Municipality', 20, (order) => order.municipality),
  createColumn('Ward', 6, (order) => order.ward),
  createColumn('Street', 28, (order) => order.street),
  createColumn('Landmark', 20, (order) => order.landmark),
  createColumn('Items', 40, ({ lines }) => lines.map(formatItem).join('; ')),
  createColumn('Pieces', 8, ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  createColumn('Items total', 12, (order) => order.itemsTotal),
  createColumn('Coupon', 14, (order) => order.couponCode),
  createColumn('Discount', 12, (order) => order.discount),
  createColumn('Shipping', 10, (order) => order.shipping),
  createColumn('Estimated tax', 14, (order) => order.tax),
  createColumn('Total', 12, (order) => order.finalTotal),
  createColumn('Carrier', 18, (order) => order.carrier),
  createColumn('Tracking number', 18, (order) => order.trackingNumber),
  createColumn('Cancelled because', 28, (order) => order.cancelReason),
  createColumn('Notes', 28, (order) => order.notes),
  createColumn('Channel', 10, (order) => order.channel.toLowerCase()),
  createColumn('Fulfilment', 10, (order) => order.fulfilment.toLowerCase()),
  createColumn('Credit notes', 24, ({ invoices }) =>
    collectCreditNotes(invoices).map(formatCreditNoteNumber).join(', '),
  ),
  createColumn('Credited', 12, ({ invoices }) => sumBilledAmounts(collectCreditNotes(invoices)).total),
  createColumn('Net sales', 12, (order) => computeRowSales(order).revenue),
  createColumn('Total after returns', 12, (order) => computeRowSales(order).total),
];

/** Returns an order's contribution to the sales figures. */
function computeRowSales({ returns, ...order }: OrderRow): Sales {
  const shippingCredited = returns.reduce((sum, { shipping }) => sum + shipping, 0);
  return countsAsSale(order.status) ? calculateSales({ ...order, shippingCredited }) : NO_SALES;
}

function createColumn(title: string, width: number, cell: Column['cell']): Column {
  return { title, width, cell };
}

/** Formats an order line, for example `2 × Plain ring, 7 (RG-1)`. */
function formatItem({ quantity, name, size, sku }: OrderRow['lines'][number]): string {
  return `${quantity} × ${name}${size === null ? '' : `, ${size}`} (${sku})`;
}
