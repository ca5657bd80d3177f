import type { StoreEvent } from './storeEvents.ts';
import type { DirectWork, Work } from './work.ts';

/** A part of the server that is told of the events in the store. */
export interface Subscriber {
  /** Called in the unit of work that published the events, before its commit. Its own writes belong to that work. */
  within?: (work: Work | DirectWork, events: readonly StoreEvent[]) => Promise<void>;
  /** Called when the work is over, also if it is unknown whether it was committed. It must not throw. */
  after?: (events: readonly StoreEvent[]) => Promise<void>;
}

/** All subscribers of this process to one database. */
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
