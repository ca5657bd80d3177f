import { AWAITED_RETURNS } from '#domain/orders/returns/returnLifecycle.ts';
import { calculateReturnableQuantity } from '#domain/orders/returns/returnQuantities.ts';
import type {
  Order,
  OrderLine,
  PrismaClient,
  Return,
  ReturnLine,
  ReturnPhoto,
} from '#graph/prisma/generated/client.ts';

// Uses fluent reads of single rows, which Prisma batches into one statement for all orders or returns of a
// response.

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

/** Returns how many items of a line can still be returned. */
export async function findReturnable(prisma: PrismaClient, line: OrderLine): Promise<number> {
  const returnLines = await prisma.orderLine
    .findUnique({ where: { id: line.id } })
    .returnLines({ where: { return: { status: { in: AWAITED_RETURNS } } } });
  return calculateReturnableQuantity(
    line,
    (returnLines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  );
}
