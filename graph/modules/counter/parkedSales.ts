import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { PARKED_DAYS, parkedSaleSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ParkedSale, Prisma } from '#graph/prisma/generated/client.ts';
import type { ParkSaleInput } from '#graph/schema/schema.generated.ts';

/** A parked sale with the name of who parked it. */
export type ShownParkedSale = ParkedSale & { parkedBy: { name: string } | null };

const withName = { parkedBy: { select: { name: true } } } as const;
/** More than lie on any counter; so many are read at once. */
const MOST = 100;

/** Those that wait, the newest first. */
export function parkedSales({ prisma, now }: GraphContext): Promise<ShownParkedSale[]> {
  return prisma.parkedSale.findMany({
    where: { endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ parkedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    include: withName,
  });
}

/** Puts a sale aside for every till of the store. */
export function parkSale(context: GraphContext, input: ParkSaleInput): Promise<ShownParkedSale> {
  const { label, content, pieces, total } = parseInput(parkedSaleSchema, input);
  const { prisma, now } = context;
  return prisma.parkedSale.create({
    data: {
      label,
      content: content as Prisma.InputJsonObject,
      pieces,
      total,
      parkedById: requireViewer(context).id,
      parkedAt: now,
      expiresAt: new Date(now.getTime() + PARKED_DAYS * DAY_MS),
    },
    include: withName,
  });
}

/**
 * Ends the parking of a sale and answers it: whoever asks first has it, and others are told who. What it costs is asked
 * anew by the till that goes on with it.
 */
export async function endParkedSale(context: GraphContext, id: string): Promise<ShownParkedSale> {
  const { prisma, now } = context;
  const endedById = requireViewer(context).id;
  const { count } = await prisma.parkedSale.updateMany({
    where: { id, endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now, endedById },
  });
  const sale = await prisma.parkedSale.findUnique({
    where: { id },
    include: { ...withName, endedBy: { select: { name: true } } },
  });
  if (count === 1 && sale) return sale;
  if (sale?.endedBy) throw new DomainError('PARKED_SALE_TAKEN', { name: sale.endedBy.name }, 'id');
  throw new DomainError('PARKED_SALE_GONE', 'id');
}
