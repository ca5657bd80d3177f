import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { PARKED_SALE_DAYS, parkedSaleSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ParkedSale, Prisma } from '#graph/prisma/generated/client.ts';
import type { ParkSaleInput } from '#graph/schema/schema.generated.ts';

/** Parked sale with the name of the staff member who parked it. */
export type ParkedSaleWithAuthor = ParkedSale & { parkedBy: { name: string } | null };

const authorInclude = { parkedBy: { select: { name: true } } } as const;
/** Maximum number of parked sales in a list, far more than a store parks. */
const MAX_PARKED_SALES = 100;

/** Returns the parked sales, newest first. */
export function parkedSales({ prisma, now }: GraphContext): Promise<ParkedSaleWithAuthor[]> {
  return prisma.parkedSale.findMany({
    where: { endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ parkedAt: 'desc' }, { id: 'desc' }],
    take: MAX_PARKED_SALES,
    include: authorInclude,
  });
}

/** Parks a sale, so that any till of the store can resume it. */
export function parkSale(context: GraphContext, input: ParkSaleInput): Promise<ParkedSaleWithAuthor> {
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
      expiresAt: new Date(now.getTime() + PARKED_SALE_DAYS * DAY_MS),
    },
    include: authorInclude,
  });
}

/**
 * Resumes a parked sale and returns it. Only the first till succeeds. Others get an error with the name of the person
 * who resumed it. The till must quote the sale again.
 */
export async function resumeParkedSale(context: GraphContext, id: string): Promise<ParkedSaleWithAuthor> {
  const { prisma, now } = context;
  const endedById = requireViewer(context).id;
  const { count } = await prisma.parkedSale.updateMany({
    where: { id, endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now, endedById },
  });
  const sale = await prisma.parkedSale.findUnique({
    where: { id },
    include: { ...authorInclude, endedBy: { select: { name: true } } },
  });
  if (count === 1 && sale) return sale;
  if (sale?.endedBy) throw new DomainError('PARKED_SALE_ALREADY_RESUMED', { name: sale.endedBy.name }, 'id');
  throw new DomainError('PARKED_SALE_NOT_FOUND', 'id');
}
