import { addDays, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import type { CreditNote, Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Cell, SpreadsheetTable, WorkbookColumn } from '#graph/spreadsheets/sheet.ts';
import type { Period } from '../statementPeriod.ts';

const COLUMNS: readonly WorkbookColumn[] = [
  { title: 'Date', width: 12, format: 'yyyy-mm-dd' },
  { title: 'Document', width: 14 },
  { title: 'Number', width: 20 },
  { title: 'Original invoice', width: 20 },
  { title: 'Order', width: 16 },
  { title: 'Buyer', width: 24 },
  { title: 'PAN', width: 12 },
  { title: 'Goods (NPR)', width: 14 },
  { title: 'Discount (NPR)', width: 14 },
  { title: 'Taxable (NPR)', width: 14 },
  { title: 'Tax (NPR)', width: 12 },
  { title: 'Shipping (NPR)', width: 14 },
  { title: 'Total (NPR)', width: 14 },
];

type InvoiceWithOrder = Invoice & { order: Pick<Order, 'itemsTotal' | 'discount'> | null };
type CreditNoteWithInvoice = CreditNote & { invoice: Invoice };

/** Returns the invoices and credit notes issued in a period, invoices first. */
export function buildSalesRegister(prisma: PrismaClient, { from, to }: Period): SpreadsheetTable {
  const issuedAt = { gte: startOfDay(from), lt: startOfDay(addDays(to, 1)) };
  return { name: 'Sales register', columns: COLUMNS, batches: readRows(prisma, issuedAt) };
}

const BATCH_SIZE = 500;

async function* readRows(prisma: PrismaClient, issuedAt: { gte: Date; lt: Date }): AsyncGenerator<Cell[][]> {
  const orderBy = [{ issuedAt: 'asc' as const }, { id: 'asc' as const }];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const invoices = await prisma.invoice.findMany({
      where: { issuedAt },
      include: { order: { select: { itemsTotal: true, discount: true } } },
      ...{ orderBy, skip: offset, take: BATCH_SIZE },
    });
    yield invoices.map(toInvoiceRow);
    if (invoices.length < BATCH_SIZE) break;
  }
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const notes = await prisma.creditNote.findMany({
      where: { issuedAt },
      include: { invoice: true },
      ...{ orderBy, skip: offset, take: BATCH_SIZE },
    });
    yield notes.map(toCreditNoteRow);
    if (notes.length < BATCH_SIZE) break;
  }
}

/**
 * The items total and discount are stored only with the order. They are omitted if the order was edited after the
 * invoice was issued.
 */
function toInvoiceRow(invoice: InvoiceWithOrder): Cell[] {
  const { taxable, tax, total, order, orderNumber, buyerName, buyerPan } = invoice;
  const isOrderUnchanged = order !== null && order.itemsTotal - order.discount === taxable;
  return [
    ...[toKathmanduDay(invoice.issuedAt), 'Invoice', formatInvoiceNumber(invoice), null],
    ...[orderNumber, buyerName, buyerPan],
    ...[isOrderUnchanged ? order.itemsTotal : null, isOrderUnchanged ? order.discount : null],
    ...[taxable, tax, total - taxable - tax, total],
  ];
}

function toCreditNoteRow({ invoice, ...note }: CreditNoteWithInvoice): Cell[] {
  const { taxable, tax, total } = note;
  return [
    ...[
      toKathmanduDay(note.issuedAt),
      'Credit note',
      formatCreditNoteNumber(note),
      formatInvoiceNumber(invoice),
    ],
    ...[invoice.orderNumber, invoice.buyerName, invoice.buyerPan, null, null],
    ...[-taxable, -tax, -(total - taxable - tax), -total],
  ];
}
