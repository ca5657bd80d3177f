import { performance } from 'node:perf_hooks';
import { createWriteConflict } from '../createWriteConflict.ts';

const WRITE_STATEMENT = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Time for which a write can still be committed after its connection was lost, in ms. */
const LINGER_MS = 5000;

/** Result of a write. Unknown if the connection broke before the database responded. */
export type WriteOutcome = 'committed' | 'rolledBack' | 'unknown';

/** Statements of one transaction, from the first write to its end. */
export interface OpenWrite {
  /** Start time on this process's monotonic clock, in ms. */
  readonly since: number;
  /** Statements so far, recorded only while a watcher is active. */
  readonly statements: string[];
}

/** Observes writes in tests. */
interface WriteObserver {
  isWatching(): boolean;
  recordCommit(statements: readonly string[]): void;
}

/**
 * Open writes of this process, from before the first statement is sent until the database has confirmed COMMIT or
 * ROLLBACK. Both connections to the database register here, so no write is missed.
 */
export class OpenWrites {
  readonly #writes = new Set<OpenWrite>();
  /** Returns true while other servers still wait for this process's open writes (watermark.ts). */
  isAwaited: () => boolean = () => true;
  watcher: WriteObserver | undefined;

  /** Registers statements about to be sent. The write begins with the first statement that changes data. */
  register(openWrite: OpenWrite | undefined, texts: readonly string[]): OpenWrite | undefined {
    const writeStatements = texts.filter((text) => WRITE_STATEMENT.test(text));
    if (writeStatements.length === 0) return openWrite;
    const write = openWrite ?? { since: performance.now(), statements: [] };
    this.#writes.add(write);
    if (this.watcher?.isWatching()) write.statements.push(...writeStatements);
    return write;
  }

  /** Throws a conflict if other servers no longer wait for this process, so that the transaction is retried. */
  assertAwaited(write: OpenWrite | undefined): void {
    if (write && !this.isAwaited()) throw createWriteConflict();
  }

  end(write: OpenWrite | undefined, outcome: WriteOutcome): void {
    if (!write) return;
    if (outcome === 'unknown') setTimeout(() => this.#writes.delete(write), LINGER_MS).unref();
    else this.#writes.delete(write);
    if (outcome === 'committed') this.watcher?.recordCommit(write.statements);
  }

  /** Start time of the oldest open write; undefined if there is none. */
  get oldest(): number | undefined {
    for (const { since } of this.#writes) return since;
    return undefined;
  }
}

const openWritesByUrl = new Map<string, OpenWrites>();

/** Returns the open writes of a database, which all connections with the same URL share. */
export function getDatabaseWrites(databaseUrl: string): OpenWrites {
  const writes = openWritesByUrl.get(databaseUrl) ?? new OpenWrites();
  openWritesByUrl.set(databaseUrl, writes);
  return writes;
}
