import type { CreditNote, Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** The invoice of an order that stands; null while it has none. Prisma reads those of a list's orders together. */
export async function findInvoice(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Invoice | null> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    where: { replacedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
  return invoices?.[0] ?? null;
}

/** What was taken back of an order's invoices, oldest first. Prisma reads those of a list's orders together. */
export async function findCreditNotes(
  prisma: PrismaClient,
  { id }: Pick<Order, 'id'>,
): Promise<CreditNote[]> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    include: { creditNotes: true },
  });
  return creditNotesOf(invoices ?? []);
}

/** Those of several invoices, oldest first. */
export function creditNotesOf<Note extends Pick<CreditNote, 'id'>>(
  invoices: readonly { creditNotes: readonly Note[] }[],
): Note[] {
  return invoices
    .flatMap(({ creditNotes }) => creditNotes)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
