import type { StoreEvent } from './storeEvents.ts';
import type { DirectWork, Work } from './work.ts';

/** A part of the server that is notified of the store's events. */
export interface Subscriber {
  /**
   * Called in the unit of work that published the events, before its commit. Its own writes are part of that unit of
   * work.
   */
  beforeCommit?: (work: Work | DirectWork, events: readonly StoreEvent[]) => Promise<void>;
  /** Called after the unit of work, even if it is unknown whether it was committed. Must not throw. */
  afterCommit?: (events: readonly StoreEvent[]) => Promise<void>;
}

/** All subscribers of this process to one database. */
export class Subscribers {
  readonly #subscribers: Subscriber[] = [];

  add(subscriber: Subscriber): void {
    this.#subscribers.push(subscriber);
  }

  async beforeCommit(work: Work | DirectWork, events: readonly StoreEvent[]): Promise<void> {
    for (const { beforeCommit } of this.#subscribers) await beforeCommit?.(work, events);
  }

  async afterCommit(events: readonly StoreEvent[]): Promise<void> {
    await Promise.all(this.#subscribers.map(({ afterCommit }) => afterCommit?.(events)));
  }
}
