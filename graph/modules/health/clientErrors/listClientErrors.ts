import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';

const MAX_SHOWN = 10;
const MAX_EXAMINED = 200;
/** Invented reports from one address cannot crowd out the errors of others. */
const MAX_PER_ADDRESS = 3;

/** Returns browser errors, newest first, with only a few per address. */
export async function listClientErrors({ prisma }: Pick<GraphContext, 'prisma'>) {
  const errors = await prisma.clientError.findMany({ orderBy: { lastAt: 'desc' }, take: MAX_EXAMINED });
  const ofAddress = new Map<string, number>();
  const shown = errors.filter(({ toldBy }) => {
    if (toldBy === null) return true;
    const count = (ofAddress.get(toldBy) ?? 0) + 1;
    ofAddress.set(toldBy, count);
    return count <= MAX_PER_ADDRESS;
  });
  return shown.slice(0, MAX_SHOWN).map(({ fingerprint, toldBy, ...error }) => ({
    id: fingerprint,
    isFromOneAddress: toldBy !== null,
    ...error,
  }));
}

/** Counts the browser errors of the last day, and those that a single address reported alone. */
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
