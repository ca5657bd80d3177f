import type { FastifyBaseLogger } from 'fastify';
import { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { isVisibleToShoppers, type StoreChange } from '#graph/work/storeEvents.ts';
import { applyChanges } from './applyChanges.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import { readRemoteChanges } from './readRemoteChanges.ts';
import type { Snapshot } from './snapshot.ts';

const POLL_MS = 400;

/**
 * Overlap with the previous poll: an event gets its timestamp up to 15 s before its transaction commits, and the clocks
 * of a cluster differ slightly.
 */
const OVERLAP_SECONDS = 30;

/** After a longer gap between polls, the complete snapshot is reloaded, because events are stored only for a day. */
const MAX_SILENCE_MS = 3_600_000;

const EVERYTHING: StoreChange = { kind: 'EVERYTHING', subjectId: null };

/** Called with all changes, made by this server and by others. Must not throw. */
type ChangeListener = (changes: readonly StoreChange[]) => void;

/**
 * Keeps the snapshot current: applies changes of this process after their commit, and those of other servers within
 * half a second.
 */
export class CatalogueSnapshots {
  readonly #databases: Databases;
  readonly #log: FastifyBaseLogger;
  readonly #outage: DatabaseOutage;
  #current: Snapshot | null = null;
  #loading: Promise<Snapshot> | null = null;
  #pendingChanges: StoreChange[] = [];
  #currentRun: Promise<void> = Promise.resolve();
  #nextRun: Promise<void> | null = null;
  /** Event ids of the previous poll, so that each event is applied once. */
  #appliedIds = new Set<string>();
  #polledAt = performance.now();
  #timer: NodeJS.Timeout | null = null;
  readonly #listeners: ChangeListener[] = [];
  /** Start of the last successful poll, in ms since 1970. Changes committed before it have been applied. */
  appliedUntil = 0;

  constructor(databases: Databases, log: FastifyBaseLogger, outage = new DatabaseOutage(log)) {
    this.#databases = databases;
    this.#log = log;
    this.#outage = outage;
    databases.subscribers.add({ afterCommit: (events) => this.apply(events) });
  }

  /** The current snapshot; null before it is loaded. */
  get current(): Snapshot | null {
    return this.#current;
  }

  /** Returns the current snapshot, loading it if necessary. Throws the database's error if loading fails. */
  async read(): Promise<Snapshot> {
    if (this.#current) return this.#current;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Registers a listener for all changes, including those not visible to shoppers, after their commit. */
  onChanges(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** Starts polling for changes of other servers. */
  startPolling(): void {
    this.#timer = setTimeout(async () => {
      await this.poll();
      if (this.#timer) this.startPolling();
    }, POLL_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#currentRun;
  }

  /** Applies the changes of other servers since the last poll. */
  async poll(): Promise<void> {
    const sinceLastPollMs = performance.now() - this.#polledAt;
    const startedAt = Date.now();
    try {
      const changes = await readRemoteChanges(
        this.#databases.direct,
        OVERLAP_SECONDS + Math.ceil(sinceLastPollMs / 1000),
      );
      this.#outage.recordSuccess();
      const newChanges = changes.filter(({ id }) => !this.#appliedIds.has(id));
      this.#appliedIds = new Set(changes.map(({ id }) => id));
      this.#polledAt = performance.now();
      if (sinceLastPollMs > MAX_SILENCE_MS) await this.apply([EVERYTHING]);
      else if (newChanges.length > 0 || this.#pendingChanges.length > 0) await this.apply(newChanges);
      if (this.#pendingChanges.length === 0) this.appliedUntil = startedAt;
    } catch (error) {
      if (!this.#outage.recordError(error))
        this.#log.error({ err: error }, 'The catalogue changes could not be read');
    }
  }

  /** Applies changes. Changes that arrive during an update are applied together afterwards. */
  apply(changes: readonly StoreChange[]): Promise<void> {
    for (const listener of this.#listeners) listener(changes);
    this.#pendingChanges.push(...changes.filter(isVisibleToShoppers));
    if (this.#pendingChanges.length === 0) return Promise.resolve();
    this.#nextRun ??= this.#currentRun.then(() => {
      this.#nextRun = null;
      this.#currentRun = this.#apply();
      return this.#currentRun;
    });
    return this.#nextRun;
  }

  /** Reloads the complete snapshot. */
  async reload(): Promise<void> {
    await this.read();
    await this.apply([EVERYTHING]);
  }

  async #load(): Promise<Snapshot> {
    this.#current = await loadSnapshot(this.#databases, 1);
    // Applies changes written during the reload.
    await this.poll();
    return this.#current;
  }

  /**
   * Applies the waiting changes. Those that cannot be loaded are retried at the next poll. They are already committed,
   * so the writer gets no error.
   */
  async #apply(): Promise<void> {
    if (!this.#current) return;
    const changes = this.#pendingChanges;
    this.#pendingChanges = [];
    try {
      this.#current = await applyChanges(this.#databases, this.#current, changes);
    } catch (error) {
      this.#pendingChanges = [...changes, ...this.#pendingChanges];
      if (!this.#outage.recordError(error))
        this.#log.error({ err: error }, 'A catalogue change could not be applied');
    }
  }
}
