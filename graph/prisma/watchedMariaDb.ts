import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { observeTrip } from '#graph/observability/database/observeTrip.ts';

type Adapter = Awaited<ReturnType<PrismaMariaDb['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;
/** Of the driver that Prisma uses. */
export type PrismaPool = ReturnType<Adapter['underlyingDriver']>;

/** Prisma's adapter, whose pool can be looked at and each of whose round trips is observed. */
export class WatchedMariaDb extends PrismaMariaDb {
  pool: PrismaPool | undefined;

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    this.pool = adapter.underlyingDriver();
    const { startTransaction } = adapter;
    adapter.startTransaction = async (...args) => observed(await startTransaction.apply(adapter, args));
    return observed(adapter);
  }
}

function observed<Asked extends Adapter | Transaction>(asked: Asked): Asked {
  const { queryRaw, executeRaw } = asked;
  asked.queryRaw = (query) => observeTrip('prisma', [query.sql], () => queryRaw.call(asked, query));
  asked.executeRaw = (query) => observeTrip('prisma', [query.sql], () => executeRaw.call(asked, query));
  return asked;
}
