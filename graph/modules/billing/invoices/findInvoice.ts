import type { Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** The invoice of an order that stands; null while it has none. Prisma reads those of a list's orders together. */
export async function findInvoice(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Invoice | null> {
  const invoices = await prisma.order.findUnique({ where: { id } }).invoices({
    where: { replacedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
  return invoices?.[0] ?? null;
}
