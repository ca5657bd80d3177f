import { type Connection, createPool, type Pool, type PoolConnection } from 'mysql2/promise';
import { observeRoundTrip } from '#graph/observability/database/observeRoundTrip.ts';
import { isUnavailable } from '../isUnavailable.ts';
import { parseConnectionOptions, SESSION_SETTINGS } from '../parseConnectionOptions.ts';
import type { PoolLoad } from '../readPoolLoads.ts';
import { isWriteConflict, retryOnConflict } from '../retryOnConflict.ts';
import { type RowAccess, RowGate } from '../rowGate.ts';
import {
  getDatabaseWrites,
  type OpenWrite,
  type OpenWrites,
  type WriteOutcome,
} from '../writes/openWrites.ts';
import type { Statement } from './statement.ts';

type Statements = readonly Statement<unknown>[];
type StatementResults<All extends Statements> = {
  [Index in keyof All]: All[Index] extends Statement<infer Answer> ? Answer : never;
};

/** Sends statements in one round trip and returns the result of each. Stops at the first failure. */
export type Send = <All extends Statements>(...statements: [...All]) => Promise<StatementResults<All>>;

export interface DirectTransaction {
  send: Send;
}

interface Options {
  /** Maximum number of connections. */
  connections?: number;
  /** Called with the statements of each round trip. */
  onTrip?: (statements: readonly string[]) => void;
}

/** Limit of callers waiting for a connection. Further callers fail immediately. */
const MAX_WAITING = 500;
/** Time limit for the response to a statement, after which its connection is closed, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Database access without Prisma, for the few most frequent statements. Several statements share one round trip,
 * without the overhead of Prisma's query planning. Written rows use the types of Prisma's models
 * (docs/decisions/0030-orders-take-three-round-trips.md).
 */
export class DirectDatabase {
  readonly #pool: Pool;
  readonly #maxConnections: number;
  readonly #gate: RowGate;
  readonly #onRoundTrip: (statements: readonly string[]) => void;
  readonly #writes: OpenWrites;
  readonly #openConnections = new Set<Connection>();
  #usedCount = 0;
  #waitingCount = 0;

  constructor(databaseUrl: string, { connections, onTrip = () => {} }: Options = {}) {
    const options = parseConnectionOptions(databaseUrl, connections);
    this.#writes = getDatabaseWrites(databaseUrl);
    this.#onRoundTrip = onTrip;
    this.#maxConnections = options.connectionLimit;
    this.#gate = new RowGate(this.#maxConnections);
    this.#pool = createPool({
      ...options,
      queueLimit: MAX_WAITING,
      charset: 'utf8mb4',
      multipleStatements: true,
      // Stack traces would cost more than they are worth, because errors contain the statement.
      trace: false,
    });
    this.#pool.on('connection', (connection) => {
      this.#openConnections.add(connection);
      for (const end of ['end', 'error'])
        connection.once(end, () => this.#openConnections.delete(connection));
      connection.query(SESSION_SETTINGS);
    });
  }

  /** State of the pool. Callers wait for an idle connection or while a new one is opened. */
  get load(): Omit<PoolLoad, 'pool'> {
    const idleCount = Math.max(0, this.#openConnections.size - this.#usedCount);
    return {
      used: this.#usedCount,
      idle: idleCount,
      waiting: this.#waitingCount,
      most: this.#maxConnections,
    };
  }

  /** Sends statements outside a transaction. */
  send: Send = async (...statements) => {
    const connection = await this.#acquire();
    const openWrite = this.#writes.register(undefined, toSqlTexts(statements));
    try {
      const results = await this.#sendStatements(connection, statements);
      this.#writes.end(openWrite, 'committed');
      return results;
    } catch (error) {
      // The response could still arrive on this connection.
      if (isUnavailable(error)) this.#destroy(connection);
      this.#writes.end(openWrite, isUnavailable(error) ? 'unknown' : 'rolledBack');
      throw error;
    } finally {
      this.#release(connection);
    }
  };

  /**
   * Runs the work in a transaction. After a deadlock or write conflict it is retried up to five times. With `READ
   * COMMITTED`, each statement sees the rows committed before it, and locking reads lock rows but not gaps.
   */
  runInTransaction<Result>(
    work: (tx: DirectTransaction) => Promise<Result>,
    { isolation, ...rows }: { isolation?: 'READ COMMITTED' } & RowAccess = {},
  ): Promise<Result> {
    return this.#gate.run(rows, () => retryOnConflict(() => this.#attemptTransaction(work, isolation)));
  }

  async #attemptTransaction<Result>(
    work: (tx: DirectTransaction) => Promise<Result>,
    isolation?: 'READ COMMITTED',
  ): Promise<Result> {
    const connection = await this.#acquire();
    const transaction = this.#begin(connection, isolation);
    try {
      const result = await work(transaction);
      this.#writes.assertAwaited(transaction.write);
      await this.#sendControl(connection, 'COMMIT');
      this.#writes.end(transaction.write, 'committed');
      return result;
    } catch (error) {
      this.#writes.end(transaction.write, await this.#rollBack(connection, error));
      throw error;
    } finally {
      this.#release(connection);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #acquire(): Promise<PoolConnection> {
    this.#waitingCount++;
    try {
      const connection = await this.#pool.getConnection();
      this.#usedCount++;
      return connection;
    } finally {
      this.#waitingCount--;
    }
  }

  /** Call it for every acquired connection, including destroyed ones. */
  #release(connection: PoolConnection): void {
    this.#usedCount--;
    connection.release();
  }

  #destroy(connection: PoolConnection): void {
    this.#openConnections.delete(connection.connection);
    connection.destroy();
  }

  /** Rolls back a transaction. If that fails, closes its connection, so that the database rolls it back. */
  async #rollBack(connection: PoolConnection, error: unknown): Promise<WriteOutcome> {
    if (isUnavailable(error) && !isWriteConflict(error)) {
      this.#destroy(connection);
      return 'unknown';
    }
    try {
      await this.#sendControl(connection, 'ROLLBACK');
      return 'rolledBack';
    } catch {
      this.#destroy(connection);
      return 'unknown';
    }
  }

  /** Sends START TRANSACTION in the same round trip as the first statements. */
  #begin(
    connection: PoolConnection,
    isolation?: 'READ COMMITTED',
  ): DirectTransaction & { write?: OpenWrite } {
    const beginStatements = [
      ...(isolation ? [`SET TRANSACTION ISOLATION LEVEL ${isolation}`] : []),
      'START TRANSACTION',
    ];
    let hasBegun = false;
    const transaction: DirectTransaction & { write?: OpenWrite } = {
      send: async (...statements) => {
        transaction.write = this.#writes.register(transaction.write, toSqlTexts(statements));
        const prefixStatements = hasBegun ? [] : beginStatements;
        hasBegun = true;
        return this.#sendStatements(connection, statements, prefixStatements);
      },
    };
    return transaction;
  }

  async #sendStatements<All extends Statements>(
    connection: PoolConnection,
    statements: [...All],
    precedingStatements: readonly string[] = [],
  ): Promise<StatementResults<All>> {
    const sqlTexts = [...precedingStatements, ...toSqlTexts(statements)];
    this.#onRoundTrip(sqlTexts);
    const values = statements.flatMap(({ sql }) => sql.values);
    const queryOptions = { sql: sqlTexts.join(';\n'), timeout: RESPONSE_TIMEOUT_MS };
    const [response] = await observeRoundTrip('direct', sqlTexts, () =>
      connection.query(queryOptions, values),
    );
    const results = sqlTexts.length > 1 ? (response as unknown[]) : [response];
    const statementResults = results.slice(precedingStatements.length);
    return statements.map(({ read }, index) => read(statementResults[index])) as StatementResults<All>;
  }

  async #sendControl(connection: PoolConnection, statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.#onRoundTrip([statement]);
    const queryOptions = { sql: statement, timeout: RESPONSE_TIMEOUT_MS };
    await observeRoundTrip('direct', [statement], () => connection.query(queryOptions));
  }
}

function toSqlTexts(statements: Statements): string[] {
  return statements.map(({ sql }) => sql.sql);
}
