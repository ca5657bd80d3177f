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
  column('Number', 16, (order) => order.number),
  {
    ...column('Placed (Kathmandu)', 18, (order) => toWallClock(order.placedAt)),
    format: 'yyyy-mm-dd hh:mm',
  },
  column('Status', 12, (order) => order.status.toLowerCase()),
  column('Payment', 10, (order) => order.paymentStatus.toLowerCase()),
  column('Paid by', 14, (order) => order.paymentMethod.toLowerCase()),
  column('Customer', 24, (order) => order.contactName),
  column('Email', 28, (order) => order.contactEmail),
  column('Phone', 16, (order) => toNationalPhone(order.contactPhone)),
  column('Receiver', 24, (order) => order.shipName),
  column("Receiver's phone", 16, (order) => toNationalPhone(order.shipPhone)),
  column('Province', 16, (order) => order.province),
  column('District', 16, (order) => order.district),
  column('Municipality', 20, (order) => order.municipality),
  column('Ward', 6, (order) => order.ward),
  column('Street', 28, (order) => order.street),
  column('Landmark', 20, (order) => order.landmark),
  column('Items', 40, ({ lines }) => lines.map(formatItem).join('; ')),
  column('Pieces', 8, ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  column('Items total', 12, (order) => order.itemsTotal),
  column('Coupon', 14, (order) => order.couponCode),
  column('Discount', 12, (order) => order.discount),
  column('Shipping', 10, (order) => order.shipping),
  column('Estimated tax', 14, (order) => order.tax),
  column('Total', 12, (order) => order.finalTotal),
  column('Carrier', 18, (order) => order.carrier),
  column('Tracking number', 18, (order) => order.trackingNumber),
  column('Cancelled because', 28, (order) => order.cancelReason),
  column('Notes', 28, (order) => order.notes),
  column('Channel', 10, (order) => order.channel.toLowerCase()),
  column('Fulfilment', 10, (order) => order.fulfilment.toLowerCase()),
  column('Credit notes', 24, ({ invoices }) =>
    collectCreditNotes(invoices).map(formatCreditNoteNumber).join(', '),
  ),
  column('Credited', 12, ({ invoices }) => sumBilledAmounts(collectCreditNotes(invoices)).total),
  column('Net sales', 12, (order) => computeRowSales(order).revenue),
  column('Total after returns', 12, (order) => computeRowSales(order).total),
];

/** Returns an order's contribution to the sales figures. */
function computeRowSales({ returns, ...order }: OrderRow): Sales {
  const shippingCredited = returns.reduce((sum, { shipping }) => sum + shipping, 0);
  return countsAsSale(order.status) ? calculateSales({ ...order, shippingCredited }) : NO_SALES;
}

function column(title: string, width: number, cell: Column['cell']): Column {
  return { title, width, cell };
}

/** Formats an order line, for example `2 × Plain ring, 7 (RG-1)`. */
function formatItem({ quantity, name, size, sku }: OrderRow['lines'][number]): string {
  return `${quantity} × ${name}${size === null ? '' : `, ${size}`} (${sku})`;
}
