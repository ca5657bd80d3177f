import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { observeTrip } from '#graph/observability/database/observeTrip.ts';
import { isUnavailable } from './isUnavailable.ts';
import type { OpenWrite, OpenWrites } from './writes/openWrites.ts';

type Options = ConstructorParameters<typeof PrismaMariaDb>;
type Adapter = Awaited<ReturnType<PrismaMariaDb['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;
/** Of the driver that Prisma uses. */
export type PrismaPool = ReturnType<Adapter['underlyingDriver']>;

/** Prisma's adapter, whose pool can be looked at, each of whose round trips is observed, and each of whose writes is known. */
export class WatchedMariaDb extends PrismaMariaDb {
  readonly #writes: OpenWrites;
  pool: PrismaPool | undefined;

  constructor(options: Options[0], more: Options[1], writes: OpenWrites) {
    super(options, more);
    this.#writes = writes;
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    this.pool = adapter.underlyingDriver();
    const { startTransaction } = adapter;
    adapter.startTransaction = async (...args) =>
      inTransaction(await startTransaction.apply(adapter, args), this.#writes);
    return byItself(adapter, this.#writes);
  }
}

/** Each statement is a transaction of its own. */
function byItself(adapter: Adapter, writes: OpenWrites): Adapter {
  return observed(adapter, async (text, send) => {
    const write = writes.noting(undefined, [text]);
    try {
      const answer = await send();
      writes.end(write, 'kept');
      return answer;
    } catch (error) {
      writes.end(write, isUnavailable(error) ? 'unknown' : 'undone');
      throw error;
    }
  });
}

function inTransaction(tx: Transaction, writes: OpenWrites): Transaction {
  let write: OpenWrite | undefined;
  const { commit, rollback } = tx;
  tx.commit = async () => {
    if (write && !writes.isReckonedWith()) await tx.rollback();
    writes.expectReckonedWith(write);
    try {
      await commit.call(tx);
      writes.end(write, 'kept');
    } catch (error) {
      writes.end(write, 'unknown');
      throw error;
    }
  };
  tx.rollback = async () => {
    try {
      await rollback.call(tx);
      writes.end(write, 'undone');
    } catch (error) {
      writes.end(write, 'unknown');
      throw error;
    }
  };
  return observed(tx, (text, send) => {
    write = writes.noting(write, [text]);
    return send();
  });
}

type Around = <Answer>(text: string, send: () => Promise<Answer>) => Promise<Answer>;

function observed<Asked extends Adapter | Transaction>(asked: Asked, around: Around): Asked {
  const { queryRaw, executeRaw } = asked;
  asked.queryRaw = (query) =>
    around(query.sql, () => observeTrip('prisma', [query.sql], () => queryRaw.call(asked, query)));
  asked.executeRaw = (query) =>
    around(query.sql, () => observeTrip('prisma', [query.sql], () => executeRaw.call(asked, query)));
  return asked;
}
