import { type Connection, createPool, type Pool, type PoolConnection } from 'mysql2/promise';
import { observeTrip } from '#graph/observability/database/observeTrip.ts';
import { connectionOptions, SESSION_SETTINGS } from '../connectionOptions.ts';
import { isUnavailable } from '../isUnavailable.ts';
import type { PoolLoad } from '../poolLoads.ts';
import { RowGate, type RowsOfWork } from '../rowGate.ts';
import { isWriteConflict, startingOver } from '../startingOver.ts';
import { type OpenWrite, type OpenWrites, type Outcome, openWritesAt } from '../writes/openWrites.ts';
import type { Statement } from './statement.ts';

type Statements = readonly Statement<unknown>[];
type AnswersOf<All extends Statements> = {
  [Index in keyof All]: All[Index] extends Statement<infer Answer> ? Answer : never;
};

/** Sends statements, all in one round trip, and answers what each of them did. The first that fails ends them. */
export type Send = <All extends Statements>(...statements: [...All]) => Promise<AnswersOf<All>>;

export interface DirectTransaction {
  send: Send;
}

interface Options {
  /** How many there may be. */
  connections?: number;
  /** Told of each round trip: the statements that it took. */
  onTrip?: (statements: readonly string[]) => void;
}

/** How many may wait for a connection; the others are told at once that there is none. */
const MOST_WAITING = 500;
/** After so long without an answer a statement is given up, with its connection, ms. */
const ANSWER_MS = 10_000;

/**
 * The database without Prisma, for the few statements that many people wait for at once: several of them go in one round
 * trip, and none is planned anew. Whatever they write is typed by Prisma's models (docs/decisions/0030-orders-in-few-round-trips.md).
 */
export class DirectDatabase {
  readonly #pool: Pool;
  readonly #most: number;
  readonly #gate: RowGate;
  readonly #onTrip: (statements: readonly string[]) => void;
  readonly #writes: OpenWrites;
  readonly #open = new Set<Connection>();
  #used = 0;
  #waiting = 0;

  constructor(databaseUrl: string, { connections, onTrip = () => {} }: Options = {}) {
    const options = connectionOptions(databaseUrl, connections);
    this.#writes = openWritesAt(databaseUrl);
    this.#onTrip = onTrip;
    this.#most = options.connectionLimit;
    this.#gate = new RowGate(this.#most);
    this.#pool = createPool({
      ...options,
      queueLimit: MOST_WAITING,
      charset: 'utf8mb4',
      multipleStatements: true,
      // A stack for each statement that goes well costs more than one is worth where it fails: an error names its statement.
      trace: false,
    });
    this.#pool.on('connection', (connection) => {
      this.#open.add(connection);
      for (const end of ['end', 'error']) connection.once(end, () => this.#open.delete(connection));
      connection.query(SESSION_SETTINGS);
    });
  }

  /** The state of its pool. A caller waits for an idle connection or while a new one is opened. */
  get load(): Omit<PoolLoad, 'pool'> {
    const idle = Math.max(0, this.#open.size - this.#used);
    return { used: this.#used, idle, waiting: this.#waiting, most: this.#most };
  }

  /** Outside of a transaction. */
  send: Send = async (...statements) => {
    const connection = await this.#acquire();
    const write = this.#writes.noting(undefined, toTexts(statements));
    try {
      const answers = await this.#sendOn(connection, statements);
      this.#writes.end(write, 'kept');
      return answers;
    } catch (error) {
      // What it was asked may still come.
      if (isUnavailable(error)) this.#destroy(connection);
      this.#writes.end(write, isUnavailable(error) ? 'unknown' : 'undone');
      throw error;
    } finally {
      this.#release(connection);
    }
  };

  /**
   * Runs the work in one transaction; a deadlock or write conflict starts it over, up to five times. With `READ COMMITTED`
   * each statement reads what is committed by then, and a locking read holds the rows that it finds, not the gaps between.
   */
  inTransaction<Result>(
    work: (tx: DirectTransaction) => Promise<Result>,
    { isolation, ...rows }: { isolation?: 'READ COMMITTED' } & RowsOfWork = {},
  ): Promise<Result> {
    return this.#gate.inside(rows, () => startingOver(() => this.#tryInTransaction(work, isolation)));
  }

  async #tryInTransaction<Result>(
    work: (tx: DirectTransaction) => Promise<Result>,
    isolation?: 'READ COMMITTED',
  ): Promise<Result> {
    const connection = await this.#acquire();
    const begun = this.#begin(connection, isolation);
    try {
      const result = await work(begun);
      this.#writes.expectReckonedWith(begun.write);
      await this.#control(connection, 'COMMIT');
      this.#writes.end(begun.write, 'kept');
      return result;
    } catch (error) {
      this.#writes.end(begun.write, await this.#giveUp(connection, error));
      throw error;
    } finally {
      this.#release(connection);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #acquire(): Promise<PoolConnection> {
    this.#waiting++;
    try {
      const connection = await this.#pool.getConnection();
      this.#used++;
      return connection;
    } finally {
      this.#waiting--;
    }
  }

  /** Ends every acquisition, also of a connection that was destroyed. */
  #release(connection: PoolConnection): void {
    this.#used--;
    connection.release();
  }

  #destroy(connection: PoolConnection): void {
    this.#open.delete(connection.connection);
    connection.destroy();
  }

  /** Undoes a transaction, or leaves that to the database, which does so once it misses the connection. */
  async #giveUp(connection: PoolConnection, error: unknown): Promise<Outcome> {
    if (isUnavailable(error) && !isWriteConflict(error)) {
      this.#destroy(connection);
      return 'unknown';
    }
    try {
      await this.#control(connection, 'ROLLBACK');
      return 'undone';
    } catch {
      this.#destroy(connection);
      return 'unknown';
    }
  }

  /** The transaction begins with its first statements, in the same round trip. */
  #begin(
    connection: PoolConnection,
    isolation?: 'READ COMMITTED',
  ): DirectTransaction & { write?: OpenWrite } {
    const begin = [
      ...(isolation ? [`SET TRANSACTION ISOLATION LEVEL ${isolation}`] : []),
      'START TRANSACTION',
    ];
    let hasBegun = false;
    const begun: DirectTransaction & { write?: OpenWrite } = {
      send: async (...statements) => {
        begun.write = this.#writes.noting(begun.write, toTexts(statements));
        const beginning = hasBegun ? [] : begin;
        hasBegun = true;
        return this.#sendOn(connection, statements, beginning);
      },
    };
    return begun;
  }

  async #sendOn<All extends Statements>(
    connection: PoolConnection,
    statements: [...All],
    before: readonly string[] = [],
  ): Promise<AnswersOf<All>> {
    const texts = [...before, ...toTexts(statements)];
    this.#onTrip(texts);
    const values = statements.flatMap(({ sql }) => sql.values);
    const question = { sql: texts.join(';\n'), timeout: ANSWER_MS };
    const [answered] = await observeTrip('direct', texts, () => connection.query(question, values));
    const results = texts.length > 1 ? (answered as unknown as unknown[]) : [answered];
    const own = results.slice(before.length);
    return statements.map(({ read }, index) => read(own[index])) as AnswersOf<All>;
  }

  async #control(connection: PoolConnection, statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.#onTrip([statement]);
    const question = { sql: statement, timeout: ANSWER_MS };
    await observeTrip('direct', [statement], () => connection.query(question));
  }
}

function toTexts(statements: Statements): string[] {
  return statements.map(({ sql }) => sql.sql);
}
