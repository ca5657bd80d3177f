import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';

const MAX_ERRORS = 10;
const MAX_EXAMINED_ERRORS = 200;
/** Maximum number of errors shown per network, so that fake reports cannot crowd out other errors. */
const MAX_PER_NETWORK = 3;

/** Returns browser errors, newest first, with only a few per network. */
export async function listClientErrors({ prisma }: Pick<GraphContext, 'prisma'>) {
  const errors = await prisma.clientError.findMany({
    orderBy: { lastAt: 'desc' },
    take: MAX_EXAMINED_ERRORS,
  });
  const countsByReporter = new Map<string, number>();
  const visibleErrors = errors.filter(({ reportedBy: reporter }) => {
    if (reporter === null) return true;
    const count = (countsByReporter.get(reporter) ?? 0) + 1;
    countsByReporter.set(reporter, count);
    return count <= MAX_PER_NETWORK;
  });
  return visibleErrors.slice(0, MAX_ERRORS).map(({ fingerprint, reportedBy: reporter, ...error }) => ({
    id: fingerprint,
    isFromOneAddress: reporter !== null,
    ...error,
  }));
}

/**
 * Counts the browser errors of the last day. Also returns the largest number of errors that a single network alone has
 * reported.
 */
export async function countClientErrors({ prisma, now }: Pick<GraphContext, 'prisma' | 'now'>) {
  const groups = await prisma.clientError.groupBy({
    by: ['reportedBy'],
    where: { lastAt: { gt: new Date(now.getTime() - DAY_MS) } },
    _sum: { count: true },
  });
  const selectCounts = (predicate: (reporter: string | null) => boolean) =>
    groups.filter(({ reportedBy: reporter }) => predicate(reporter)).map(({ _sum }) => _sum.count ?? 0);
  return {
    all: selectCounts(() => true).reduce((sum, count) => sum + count, 0),
    ofOneAddress: Math.max(0, ...selectCounts((reporter) => reporter !== null)),
  };
}
