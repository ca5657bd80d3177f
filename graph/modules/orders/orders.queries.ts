import { trackingUrl } from '#domain/orders/carriers/trackingUrl.ts';
import type { Order, OrderEvent, OrderLine, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';

/** An order that resolvers hand on: as it was just written, with what belongs to it, or a row, whose parts are read. */
export type ShownOrder = Order & { parts?: { lines: OrderLine[]; timeline: OrderEvent[] } };

// Fluent reads of single rows: Prisma asks for all orders (or lines) of one answer in one statement.

export async function findLines(prisma: PrismaClient, { id, parts }: ShownOrder): Promise<OrderLine[]> {
  if (parts) return parts.lines;
  const lines = await prisma.order.findUnique({ where: { id } }).lines({ orderBy: { position: 'asc' } });
  return lines ?? [];
}

/** What happened, as its buyer may read it, oldest first. */
export async function findTimeline(prisma: PrismaClient, { id, parts }: ShownOrder): Promise<OrderEvent[]> {
  if (parts) return parts.timeline;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ where: { isStaffOnly: false }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}

/** The same with what only the store reads. */
export async function findHistory(prisma: PrismaClient, { id, parts }: ShownOrder): Promise<OrderEvent[]> {
  if (parts) return parts.timeline;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}

/** The page of its carrier on which an order's parcel is followed. */
export async function findTrackingUrl(
  prisma: Pick<PrismaClient, 'order'>,
  { id, carrierId, trackingNumber }: Pick<Order, 'id' | 'carrierId' | 'trackingNumber'>,
): Promise<string | null> {
  if (!carrierId || !trackingNumber) return null;
  const carrier = await prisma.order.findUnique({ where: { id } }).shippedWith();
  return trackingUrl(carrier?.trackingUrl, trackingNumber);
}

interface Shown {
  prisma: PrismaClient;
  snapshot: SnapshotReader;
}

/** The photograph that the line was sold with; null when it is no more. Of a piece that is for sale it is known already. */
export async function findPhotograph({ prisma, snapshot }: Shown, { id, productId, imageKey }: OrderLine) {
  const known = productId ? snapshot.product(productId)?.parts.images : undefined;
  const images = known ?? (await prisma.orderLine.findUnique({ where: { id } }).product().images());
  return images?.find(({ key }) => key === imageKey) ?? null;
}
