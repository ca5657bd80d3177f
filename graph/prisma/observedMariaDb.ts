import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { observeRoundTrip } from '#graph/observability/database/observeRoundTrip.ts';
import { isUnavailable } from './isUnavailable.ts';
import type { OpenWrite, OpenWrites } from './writes/openWrites.ts';

type Options = ConstructorParameters<typeof PrismaMariaDb>;
type MariaDbAdapter = Awaited<ReturnType<PrismaMariaDb['connect']>>;
/** Pool of Prisma's driver. */
export type PrismaPool = ReturnType<MariaDbAdapter['underlyingDriver']>;

/** Wraps Prisma's adapter: exposes its pool, measures each round trip and records each open write. */
export class ObservedMariaDb implements SqlDriverAdapterFactory {
  readonly provider: SqlDriverAdapterFactory['provider'];
  readonly adapterName: SqlDriverAdapterFactory['adapterName'];
  readonly #factory: PrismaMariaDb;
  readonly #writes: OpenWrites;
  pool: PrismaPool | undefined;

  constructor(options: Options[0], adapterOptions: Options[1], writes: OpenWrites) {
    this.#factory = new PrismaMariaDb(options, adapterOptions);
    this.provider = this.#factory.provider;
    this.adapterName = this.#factory.adapterName;
    this.#writes = writes;
  }

  async connect(): Promise<SqlDriverAdapter> {
    const adapter = await this.#factory.connect();
    this.pool = adapter.underlyingDriver();
    return observeAdapter(adapter, this.#writes);
  }
}

/** Outside a transaction, each statement is its own transaction. */
function observeAdapter(adapter: MariaDbAdapter, writes: OpenWrites): SqlDriverAdapter {
  return {
    ...observeQueries(adapter, async (text, send) => {
      const write = writes.register(undefined, [text]);
      try {
        const result = await send();
        writes.end(write, 'committed');
        return result;
      } catch (error) {
        writes.end(write, isUnavailable(error) ? 'unknown' : 'rolledBack');
        throw error;
      }
    }),
    executeScript: (script) => adapter.executeScript(script),
    startTransaction: async (isolation) =>
      observeTransaction(await adapter.startTransaction(isolation), writes),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
  };
}

function observeTransaction(tx: Transaction, writes: OpenWrites): Transaction {
  let write: OpenWrite | undefined;
  const rollback = async () => {
    try {
      await tx.rollback();
      writes.end(write, 'rolledBack');
    } catch (error) {
      writes.end(write, 'unknown');
      throw error;
    }
  };
  const commit = async () => {
    if (write && !writes.isAwaited()) await rollback();
    writes.assertAwaited(write);
    try {
      await tx.commit();
      writes.end(write, 'committed');
    } catch (error) {
      writes.end(write, 'unknown');
      throw error;
    }
  };
  return {
    ...observeQueries(tx, (text, send) => {
      write = writes.register(write, [text]);
      return send();
    }),
    options: tx.options,
    commit,
    rollback,
    createSavepoint: tx.createSavepoint?.bind(tx),
    rollbackToSavepoint: tx.rollbackToSavepoint?.bind(tx),
    releaseSavepoint: tx.releaseSavepoint?.bind(tx),
  };
}

type QueryWrapper = <Answer>(text: string, send: () => Promise<Answer>) => Promise<Answer>;

function observeQueries(target: SqlQueryable, wrapQuery: QueryWrapper): SqlQueryable {
  return {
    provider: target.provider,
    adapterName: target.adapterName,
    queryRaw: (query) =>
      wrapQuery(query.sql, () => observeRoundTrip('prisma', [query.sql], () => target.queryRaw(query))),
    executeRaw: (query) =>
      wrapQuery(query.sql, () => observeRoundTrip('prisma', [query.sql], () => target.executeRaw(query))),
  };
}
