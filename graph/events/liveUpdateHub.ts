import { Gauge } from 'prom-client';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';
import type { EventStream } from './eventStream.ts';
import { toLiveUpdates } from './liveUpdate.ts';

const openStreams = new Gauge({
  name: 'store_event_streams',
  help: 'Open event streams on this server.',
  registers: [storeRegistry],
});

interface Options {
  now: () => Date;
  /** Time in ms for which changes are collected before they are sent. */
  batchMs?: number;
  /** Interval in ms of heartbeats and of checks of the subscriber's access. */
  heartbeatMs?: number;
}

/**
 * Sends changes from this and other servers to open streams. It uses the changes that each server polls anyway
 * (`CatalogueSnapshots`), so streams cause no extra query, and without streams it does nothing.
 */
export class LiveUpdateHub {
  readonly #options: Required<Options>;
  readonly #streams = new Set<EventStream>();
  #pendingChanges: StoreChange[] = [];
  #sendTimer: NodeJS.Timeout | null = null;
  #heartbeatTimer: NodeJS.Timeout | null = null;

  constructor({ batchMs = 250, heartbeatMs = 15_000, ...options }: Options) {
    this.#options = { batchMs, heartbeatMs, ...options };
  }

  /** Returns the number of open streams of an account or API key. */
  countOpenStreams(owner: string): number {
    return [...this.#streams].filter((stream) => stream.owner === owner).length;
  }

  add(stream: EventStream): void {
    this.#streams.add(stream);
    openStreams.set(this.#streams.size);
    this.#heartbeatTimer ??= setInterval(() => this.#sendHeartbeats(), this.#options.heartbeatMs).unref();
    stream.onEnd(() => this.#remove(stream));
  }

  publish(changes: readonly StoreChange[]): void {
    if (this.#streams.size === 0) return;
    this.#pendingChanges.push(...changes);
    this.#sendTimer ??= setTimeout(() => this.#sendPending(), this.#options.batchMs).unref();
  }

  /** Ends all streams. Clients reconnect, to another server if this one is shutting down. */
  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  #sendPending(): void {
    this.#sendTimer = null;
    const updates = toLiveUpdates(this.#pendingChanges);
    this.#pendingChanges = [];
    for (const stream of this.#streams) stream.sendUpdates(updates, this.#options.now());
  }

  #sendHeartbeats(): void {
    const permissionChecks = new Map<string, Promise<boolean>>();
    for (const stream of this.#streams) {
      stream.sendHeartbeat();
      // Several tabs of a browser share a token. While the database is down, streams stay open.
      const canListen = permissionChecks.get(stream.authorization) ?? stream.canListen().catch(() => true);
      permissionChecks.set(stream.authorization, canListen);
      void canListen.then((isAllowed) => isAllowed || stream.end());
    }
  }

  #remove(stream: EventStream): void {
    this.#streams.delete(stream);
    openStreams.set(this.#streams.size);
    if (this.#streams.size > 0) return;
    for (const timer of [this.#heartbeatTimer, this.#sendTimer]) if (timer) clearTimeout(timer);
    this.#heartbeatTimer = null;
    this.#sendTimer = null;
    this.#pendingChanges = [];
  }
}
