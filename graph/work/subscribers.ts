import type { StoreEvent } from './storeEvents.ts';
import type { DirectWork, Work } from './work.ts';

/** Who wants to know what happens in the store. */
export interface Subscriber {
  /** As part of the work that said it, once all else of it is done: what is written here is kept or undone with it. */
  within?: (work: Work | DirectWork, events: readonly StoreEvent[]) => Promise<void>;
  /** When the work is over, which answers only then. Told too where nobody knows whether it was kept. Must not throw. */
  after?: (events: readonly StoreEvent[]) => Promise<void>;
}

/** All who subscribe to what this process does in one database. */
export class Subscribers {
  readonly #all: Subscriber[] = [];

  add(subscriber: Subscriber): void {
    this.#all.push(subscriber);
  }

  async within(work: Work | DirectWork, events: readonly StoreEvent[]): Promise<void> {
    for (const { within } of this.#all) await within?.(work, events);
  }

  async after(events: readonly StoreEvent[]): Promise<void> {
    await Promise.all(this.#all.map(({ after }) => after?.(events)));
  }
}
