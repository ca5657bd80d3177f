import { AWAITED_RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { calculateReturnableQuantity } from '#domain/orders/returns/returnQuantities.ts';
import type {
  Order,
  OrderLine,
  PrismaClient,
  Return,
  ReturnLine,
  ReturnPhoto,
} from '#graph/prisma/generated/client.ts';

// These functions read relations of single rows through Prisma's fluent API, because Prisma batches such reads of one
// response into one statement.

/** Returns an order's returns, newest first. */
export async function findReturns(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Return[]> {
  const returns = await prisma.order
    .findUnique({ where: { id } })
    .returns({ orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }] });
  return returns ?? [];
}

export async function findReturnLines(
  prisma: PrismaClient,
  { id }: Pick<Return, 'id'>,
): Promise<ReturnLine[]> {
  const lines = await prisma.return.findUnique({ where: { id } }).lines({ orderBy: { position: 'asc' } });
  return lines ?? [];
}

export async function findReturnPhotos(
  prisma: PrismaClient,
  { id }: Pick<Return, 'id'>,
): Promise<ReturnPhoto[]> {
  const photos = await prisma.return.findUnique({ where: { id } }).photos({ orderBy: { position: 'asc' } });
  return photos ?? [];
}

/** Returns the number of items of a line that can still be returned. */
export async function findReturnableQuantity(prisma: PrismaClient, line: OrderLine): Promise<number> {
  const returnLines = await prisma.orderLine
    .findUnique({ where: { id: line.id } })
    .returnLines({ where: { return: { status: { in: AWAITED_RETURN_STATUSES } } } });
  return calculateReturnableQuantity(
    line,
    (returnLines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  );
}
