import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Location, Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export type OpenTake = StockTake & { location: Location };

/** Counting goes on beside others who count; ending a count waits for them and has it alone. */
type Hold = 'COUNTING' | 'ENDING';

/** Works on an open stock-take. */
export function withStockTake<Result>(
  { work: doWork }: Pick<GraphContext, 'work'>,
  { number, hold }: { number: string; hold: Hold },
  task: (work: Work, take: OpenTake) => Promise<Result>,
): Promise<Result> {
  const lock = hold === 'ENDING' ? Prisma.sql`FOR UPDATE` : Prisma.sql`LOCK IN SHARE MODE`;
  return doWork(
    async (work) => {
      await work.db.$queryRaw`SELECT id FROM stock_takes WHERE number = ${number.trim()} ${lock}`;
      const take = await work.db.stockTake.findUnique({
        where: { number: number.trim() },
        include: { location: true },
      });
      if (!take) throw new DomainError('STOCK_TAKE_NOT_FOUND', 'number');
      if (take.status !== 'OPEN') throw new DomainError('STOCK_TAKE_OVER', 'number');
      return task(work, take);
    },
    // What somebody counted while this waited for the size is read, not what there was before.
    { isolationLevel: 'ReadCommitted' },
  );
}
