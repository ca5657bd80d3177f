import type { CreditNote, Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns the order's valid invoice; null if there is none. Prisma batches these reads for all orders in a list. */
export async function findInvoice(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Invoice | null> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    where: { replacedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
  return invoices?.[0] ?? null;
}

/**
 * Returns the credit notes of an order's invoices, oldest first. Prisma batches these reads for all orders in a list.
 */
export async function findCreditNotes(
  prisma: PrismaClient,
  { id }: Pick<Order, 'id'>,
): Promise<CreditNote[]> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    include: { creditNotes: true },
  });
  return collectCreditNotes(invoices ?? []);
}

/** Returns the credit notes of several invoices, oldest first. */
export function collectCreditNotes<Note extends Pick<CreditNote, 'id'>>(
  invoices: readonly { creditNotes: readonly Note[] }[],
): Note[] {
  return invoices.flatMap(({ creditNotes }) => creditNotes).sort((a, b) => (a.id < b.id ? -1 : 1));
}
