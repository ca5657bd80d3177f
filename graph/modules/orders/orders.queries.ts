import { buildTrackingUrl } from '#domain/orders/carriers/buildTrackingUrl.ts';
import type { Order, OrderEvent, OrderLine, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';

/**
 * An order as resolvers return it. `parts` is set if the order was just written; otherwise, lines and timeline are read
 * on demand.
 */
export type OrderWithParts = Order & { parts?: { lines: OrderLine[]; timeline: OrderEvent[] } };

// These functions read relations of single rows through Prisma's fluent API, because Prisma batches such reads of one
// response into one statement.

export async function findLines(prisma: PrismaClient, { id, parts }: OrderWithParts): Promise<OrderLine[]> {
  if (parts) return parts.lines;
  const lines = await prisma.order.findUnique({ where: { id } }).lines({ orderBy: { position: 'asc' } });
  return lines ?? [];
}

/** Returns the timeline visible to the customer, oldest first. */
export async function findTimeline(
  prisma: PrismaClient,
  { id, parts }: OrderWithParts,
): Promise<OrderEvent[]> {
  if (parts) return parts.timeline;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ where: { isStaffOnly: false }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}

/** Returns the full timeline, including staff-only entries. */
export async function findStaffTimeline(
  prisma: PrismaClient,
  { id, parts }: OrderWithParts,
): Promise<OrderEvent[]> {
  if (parts) return parts.timeline;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}

/** Returns the URL of the carrier's page that tracks the order's parcel. */
export async function findTrackingUrl(
  prisma: Pick<PrismaClient, 'order'>,
  { id, carrierId, trackingNumber }: Pick<Order, 'id' | 'carrierId' | 'trackingNumber'>,
): Promise<string | null> {
  if (!carrierId || !trackingNumber) return null;
  const carrier = await prisma.order.findUnique({ where: { id } }).shippedWith();
  return buildTrackingUrl(carrier?.trackingUrl, trackingNumber);
}

interface PhotoReader {
  prisma: PrismaClient;
  snapshot: SnapshotReader;
}

/**
 * Returns the photo shown when the line was sold; null if it no longer exists. Photos of products for sale come from
 * the snapshot.
 */
export async function findLinePhoto(
  { prisma, snapshot }: PhotoReader,
  { id, productId, imageKey }: OrderLine,
) {
  const cachedImages = productId ? snapshot.getProduct(productId)?.parts.images : undefined;
  const images = cachedImages ?? (await prisma.orderLine.findUnique({ where: { id } }).product().images());
  return images?.find(({ key }) => key === imageKey) ?? null;
}
