import { performance } from 'node:perf_hooks';
import { writeConflict } from '../writeConflict.ts';

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** After an end that nobody has told of, a write may still be kept for so long, ms. */
const LINGER_MS = 5000;

/** How a write has ended; unknown where the connection broke before the database had answered. */
export type Outcome = 'kept' | 'undone' | 'unknown';

/** Statements that are kept or undone together, from the first that writes to the end of their transaction. */
export interface OpenWrite {
  /** When it began, by this process's own clock. */
  readonly since: number;
  /** What was written so far, where somebody looks on. */
  readonly statements: string[];
}

/** Looks on at what is written, for tests. */
interface Watcher {
  isWatching(): boolean;
  kept(statements: readonly string[]): void;
}

/**
 * What this process is writing at the moment: each write from before its first statement is sent until the database has
 * answered its COMMIT or ROLLBACK. Both ways to the database pass here, so that nothing is written unseen.
 */
export class OpenWrites {
  readonly #open = new Set<OpenWrite>();
  /** Whether the others still reckon with what this process has open (watermark.ts). */
  isReckonedWith: () => boolean = () => true;
  watcher: Watcher | undefined;

  /** Notes that statements are about to be sent; the write begins with the first of them that writes. */
  noting(before: OpenWrite | undefined, texts: readonly string[]): OpenWrite | undefined {
    const writing = texts.filter((text) => WRITES.test(text));
    if (writing.length === 0) return before;
    const write = before ?? { since: performance.now(), statements: [] };
    this.#open.add(write);
    if (this.watcher?.isWatching()) write.statements.push(...writing);
    return write;
  }

  /** Refuses to keep what others no longer wait for, which starts it over. */
  expectReckonedWith(write: OpenWrite | undefined): void {
    if (write && !this.isReckonedWith()) throw writeConflict();
  }

  end(write: OpenWrite | undefined, outcome: Outcome): void {
    if (!write) return;
    if (outcome === 'unknown') setTimeout(() => this.#open.delete(write), LINGER_MS).unref();
    else this.#open.delete(write);
    if (outcome === 'kept') this.watcher?.kept(write.statements);
  }

  /** When the oldest one began that is still open; undefined where none is. */
  get oldest(): number | undefined {
    for (const { since } of this.#open) return since;
    return undefined;
  }
}

const known = new Map<string, OpenWrites>();

/** Of one database, by its URL, whichever way is taken there. */
export function openWritesAt(databaseUrl: string): OpenWrites {
  const writes = known.get(databaseUrl) ?? new OpenWrites();
  known.set(databaseUrl, writes);
  return writes;
}
