import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';

const MOST_SHOWN = 10;
const MOST_LOOKED_AT = 200;
/** Who makes errors up pushes nobody else's out of sight. */
const MOST_OF_ONE_ADDRESS = 3;

/** What went wrong in browsers, the last first, and of one address but a few. */
export async function listClientErrors({ prisma }: Pick<GraphContext, 'prisma'>) {
  const errors = await prisma.clientError.findMany({ orderBy: { lastAt: 'desc' }, take: MOST_LOOKED_AT });
  const ofAddress = new Map<string, number>();
  const shown = errors.filter(({ toldBy }) => {
    if (toldBy === null) return true;
    const count = (ofAddress.get(toldBy) ?? 0) + 1;
    ofAddress.set(toldBy, count);
    return count <= MOST_OF_ONE_ADDRESS;
  });
  return shown.slice(0, MOST_SHOWN).map(({ fingerprint, toldBy, ...error }) => ({
    id: fingerprint,
    isFromOneAddress: toldBy !== null,
    ...error,
  }));
}

/** How many of those that were told within a day there are, and how many of them one address told alone. */
export async function countClientErrors({ prisma, now }: Pick<GraphContext, 'prisma' | 'now'>) {
  const groups = await prisma.clientError.groupBy({
    by: ['toldBy'],
    where: { lastAt: { gt: new Date(now.getTime() - DAY_MS) } },
    _sum: { count: true },
  });
  const countOf = (is: (toldBy: string | null) => boolean) =>
    groups.filter(({ toldBy }) => is(toldBy)).map(({ _sum }) => _sum.count ?? 0);
  return {
    all: countOf(() => true).reduce((sum, count) => sum + count, 0),
    ofOneAddress: Math.max(0, ...countOf((toldBy) => toldBy !== null)),
  };
}
