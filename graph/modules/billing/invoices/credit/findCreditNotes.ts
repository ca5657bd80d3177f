import type { CreditNote, Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** What was taken back of an order's invoices, oldest first. Prisma reads those of a list's orders together. */
export async function findCreditNotes(
  prisma: PrismaClient,
  { id }: Pick<Order, 'id'>,
): Promise<CreditNote[]> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    include: { creditNotes: true },
  });
  return inTurn(invoices ?? []);
}

/** Those of several invoices, oldest first. */
export function inTurn<Note extends Pick<CreditNote, 'id'>>(
  invoices: readonly { creditNotes: readonly Note[] }[],
): Note[] {
  return invoices
    .flatMap(({ creditNotes }) => creditNotes)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
