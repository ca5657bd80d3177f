import { findMissingItems } from '#graph/modules/orders/change/findMissingItems.ts';
import type { Order, Payment, PrismaClient, User } from '#graph/prisma/generated/client.ts';

// Prisma batches these single-row reads into one statement for all orders or events of a response.

export async function findCustomer(prisma: PrismaClient, { userId }: Order): Promise<User | null> {
  const user = userId && (await prisma.user.findUnique({ where: { id: userId } }));
  return user && user.role === 'CUSTOMER' ? user : null;
}

/** Returns the payments, oldest first. */
export async function findPayments(prisma: PrismaClient, { id }: Order): Promise<Payment[]> {
  const payments = await prisma.order
    .findUnique({ where: { id } })
    .payments({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return payments ?? [];
}

export async function loadMissingItems(prisma: PrismaClient, { id }: Order): Promise<string[]> {
  const lines = await prisma.order
    .findUnique({ where: { id } })
    .lines({ orderBy: { position: 'asc' }, include: { variant: { select: { id: true, stock: true } } } });
  const stocks = new Map(lines?.flatMap(({ variant }) => (variant ? [[variant.id, variant.stock]] : [])));
  return findMissingItems(lines ?? [], stocks);
}

export async function findAssignee(
  prisma: PrismaClient,
  { assigneeId }: Pick<Order, 'assigneeId'>,
): Promise<User | null> {
  return assigneeId === null ? null : prisma.user.findUnique({ where: { id: assigneeId } });
}
