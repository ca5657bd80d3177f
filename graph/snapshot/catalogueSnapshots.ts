import type { FastifyBaseLogger } from 'fastify';
import { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { changesTheShop, type StoreChange } from '#graph/work/storeEvents.ts';
import { applyChanges } from './applyChanges.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import { readRemoteChanges } from './readRemoteChanges.ts';
import type { Snapshot } from './snapshot.ts';

const LOOK_EVERY_MS = 400;

/**
 * How far back is looked, beyond the last look: a change is written before its transaction ends, which takes 15 s at most,
 * and the clocks of a cluster differ by a little.
 */
const LOOK_BACK_SECONDS = 30;

/** After a longer silence everything is read anew: changes are kept for a day. */
const MAX_SILENCE_MS = 3_600_000;

const EVERYTHING: StoreChange = { kind: 'EVERYTHING', subjectId: null };

/** Told of all that has changed, here and elsewhere; must not throw. */
type Listener = (changes: readonly StoreChange[]) => void;

/**
 * Keeps the snapshot true: takes in what this process writes as soon as its transaction is over, and what other servers
 * write within half a second.
 */
export class SnapshotKeeper {
  readonly #databases: Databases;
  readonly #log: FastifyBaseLogger;
  readonly #outage: DatabaseOutage;
  #current: Snapshot | null = null;
  #loading: Promise<Snapshot> | null = null;
  #waiting: StoreChange[] = [];
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** Of the last look, so that each is applied once. */
  #seen = new Set<string>();
  #lookedAt = performance.now();
  #timer: NodeJS.Timeout | null = null;
  readonly #listeners: Listener[] = [];
  /** When the last look began that was brought to its end, in ms since 1970; what was committed before is taken in. */
  followedUpTo = 0;

  constructor(databases: Databases, log: FastifyBaseLogger, outage = new DatabaseOutage(log)) {
    this.#databases = databases;
    this.#log = log;
    this.#outage = outage;
    databases.subscribers.add({ after: (events) => this.take(events) });
  }

  /** As it is now; null until it was loaded. */
  get current(): Snapshot | null {
    return this.#current;
  }

  /** As it is now, loaded where it was not yet. Throws what the database says when it cannot be. */
  async read(): Promise<Snapshot> {
    if (this.#current) return this.#current;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Has somebody told of each change, also of what no shopper sees, once its transaction is over. */
  onChanges(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Begins to look for what other servers write. */
  follow(): void {
    this.#timer = setTimeout(async () => {
      await this.look();
      if (this.#timer) this.follow();
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  /** Takes in what other servers wrote since the last look. */
  async look(): Promise<void> {
    const silence = performance.now() - this.#lookedAt;
    const began = Date.now();
    try {
      const changes = await readRemoteChanges(
        this.#databases.direct,
        LOOK_BACK_SECONDS + Math.ceil(silence / 1000),
      );
      this.#outage.answered();
      const news = changes.filter(({ id }) => !this.#seen.has(id));
      this.#seen = new Set(changes.map(({ id }) => id));
      this.#lookedAt = performance.now();
      if (silence > MAX_SILENCE_MS) await this.take([EVERYTHING]);
      else if (news.length > 0 || this.#waiting.length > 0) await this.take(news);
      if (this.#waiting.length === 0) this.followedUpTo = began;
    } catch (error) {
      if (!this.#outage.notes(error))
        this.#log.error({ err: error }, 'The changes of the catalog could not be read');
    }
  }

  /** Takes in changes; those that come while others are being taken in go together, after them. */
  take(changes: readonly StoreChange[]): Promise<void> {
    for (const listener of this.#listeners) listener(changes);
    this.#waiting.push(...changes.filter(changesTheShop));
    if (this.#waiting.length === 0) return Promise.resolve();
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#apply();
      return this.#running;
    });
    return this.#next;
  }

  /** Reads everything anew. */
  async reload(): Promise<void> {
    await this.read();
    await this.take([EVERYTHING]);
  }

  async #load(): Promise<Snapshot> {
    this.#current = await loadSnapshot(this.#databases, 1);
    // What was written while it was being read.
    await this.look();
    return this.#current;
  }

  /** What cannot be read now stays for the next look: whoever wrote it has written it, and is not to be told of a failure. */
  async #apply(): Promise<void> {
    if (!this.#current) return;
    const changes = this.#waiting;
    this.#waiting = [];
    try {
      this.#current = await applyChanges(this.#databases, this.#current, changes);
    } catch (error) {
      this.#waiting = [...changes, ...this.#waiting];
      if (!this.#outage.notes(error))
        this.#log.error({ err: error }, 'A change of the catalog could not be taken in');
    }
  }
}
