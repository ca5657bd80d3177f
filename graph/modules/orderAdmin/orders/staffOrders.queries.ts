import { missingPieces } from '#graph/modules/orders/held/missingPieces.ts';
import type { Order, Payment, PrismaClient, User } from '#graph/prisma/generated/client.ts';

// Fluent reads of single rows: Prisma asks for all orders (or events) of one answer in one statement.

export async function findCustomer(prisma: PrismaClient, { userId }: Order): Promise<User | null> {
  const user = userId && (await prisma.user.findUnique({ where: { id: userId } }));
  return user && user.role === 'CUSTOMER' ? user : null;
}

/** Oldest first. */
export async function findPayments(prisma: PrismaClient, { id }: Order): Promise<Payment[]> {
  const payments = await prisma.order
    .findUnique({ where: { id } })
    .payments({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return payments ?? [];
}

export async function findMissingPieces(prisma: PrismaClient, { id }: Order): Promise<string[]> {
  const lines = await prisma.order
    .findUnique({ where: { id } })
    .lines({ orderBy: { position: 'asc' }, include: { variant: { select: { id: true, stock: true } } } });
  const stocks = new Map(lines?.flatMap(({ variant }) => (variant ? [[variant.id, variant.stock]] : [])));
  return missingPieces(lines ?? [], stocks);
}

export async function findAssignee(
  prisma: PrismaClient,
  { assigneeId }: Pick<Order, 'assigneeId'>,
): Promise<User | null> {
  return assigneeId === null ? null : prisma.user.findUnique({ where: { id: assigneeId } });
}
