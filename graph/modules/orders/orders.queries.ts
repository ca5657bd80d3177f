import type {
  Order,
  OrderEvent,
  OrderLine,
  PrismaClient,
  ProductImage,
} from '#graph/prisma/generated/client.ts';

// Fluent reads of single rows: Prisma asks for all orders (or lines) of one answer in one statement.

export async function findLines(prisma: PrismaClient, { id }: Order): Promise<OrderLine[]> {
  const lines = await prisma.order.findUnique({ where: { id } }).lines({ orderBy: { position: 'asc' } });
  return lines ?? [];
}

/** Oldest first. */
export async function findTimeline(prisma: PrismaClient, { id }: Order): Promise<OrderEvent[]> {
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}

/** The photograph that the line was sold with; null when it is no more. */
export async function findPhotograph(
  prisma: PrismaClient,
  { id, imageKey }: OrderLine,
): Promise<ProductImage | null> {
  const images = await prisma.orderLine.findUnique({ where: { id } }).product().images();
  return images?.find(({ key }) => key === imageKey) ?? null;
}
