/** Classes of requests, with a queue each. Purchases and reads share the places; the others get a small part of that of reads. */
export const KINDS = ['purchase', 'read', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Purchases that go in for each one of the other classes, while both wait. An order costs ten times what a read does. */
const PURCHASES_PER_READ = 3;
/** Reads that go in for each one of the others, while both wait: sign-ins, views and wishes may be late, but never kept out. */
const READS_PER_OTHER = 8;

export interface AdmissionLimits {
  /** How many are worked on at once; more of them would only make each other wait, in memory. */
  atOnce: number;
  /** Whoever would wait longer than this is refused on arrival, ms. */
  longestWaitMs: number;
  /** How many may wait, however fast it goes. */
  mostWaiting: number;
}

/** One of the places that are worked on at once, held by a request. */
export interface Place {
  /** Gives the place to the next request for good. */
  leave(): void;
  /**
   * Gives the place up while the request waits for a service outside. The returned function takes it back at once, also if
   * all are taken again: the request has begun and must end.
   */
  stepOut(): () => void;
}

export interface Visitor {
  kind: Kind;
  /** Begins the work, which leaves its place once it is over. */
  go: (place: Place) => void;
  refuse: () => void;
  /** Whether whoever asked has gone. */
  isGone: () => boolean;
}

interface Waiting extends Visitor {
  since: number;
}

const SWEEP_EVERY_MS = 100;
/** A sweep that comes so late shows that the event loop was held up: whoever waits may go in now, ms. */
const HELD_UP_MS = 3 * SWEEP_EVERY_MS;
/** How many may go in in one turn of the event loop, and for how long at least and at most, ms. */
const PLACES = 32;
const LEAST_OF_TURN = 5;
const MOST_OF_TURN = 30;
/** Before anything was measured, ms. */
const FIRST_PACE = 5;
/** How much of the pace is that of the last one. */
const NEWEST = 0.1;

/**
 * A queue with a limit in front of the work. How long somebody would wait is told by how many are ahead and how fast they
 * have been going in; who would wait too long is refused at once, and may ask elsewhere. They go in by turns of the event
 * loop, of which the work gets half: all at once they would keep it from hearing anybody until the last is done.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #waiting: Record<Kind, Waiting[]> = { purchase: [], read: [], other: [] };
  /** Purchases that went in since the last one of the other classes. */
  #purchasesInRow = 0;
  /** Reads that went in while others waited, since the last one of these. */
  #readsInRow = 0;
  #active = 0;
  #isTurnPlanned = false;
  #turnEndsAt = 0;
  #lastTurnEnded = 0;
  /** From one that goes in to the next while others wait, ms. */
  #pace = FIRST_PACE;
  #lastBegan: number | null = null;
  #sweeping: NodeJS.Timeout | null = null;
  #sweptAt = 0;
  readonly refused: Record<Kind, number> = { purchase: 0, read: 0, other: 0 };

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#active;
  }

  waiting(kind: Kind): number {
    return this.#waiting[kind].length;
  }

  /** Whether a request would have to wait at this moment. */
  get isBusy(): boolean {
    return this.#isAnyWaiting || this.#active >= this.#limits.atOnce;
  }

  get #isAnyWaiting(): boolean {
    return KINDS.some((kind) => this.waiting(kind) > 0);
  }

  ask(visitor: Visitor): void {
    const { atOnce, longestWaitMs, mostWaiting } = this.#limits;
    const { kind } = visitor;
    if (!this.#isAnyWaiting && !this.#isTurnPlanned && this.#active < atOnce) this.#begin(visitor);
    else if (this.waiting(kind) >= mostWaiting || this.#ahead(kind) * this.#pace > longestWaitMs)
      this.#refuse(visitor);
    else {
      this.#waiting[visitor.kind].push({ ...visitor, since: performance.now() });
      this.#startSweeping();
    }
    this.#planTurn();
  }

  /** Requests that go in before one that comes now. */
  #ahead(kind: Kind): number {
    const [purchases, reads, others] = KINDS.map((each) => this.waiting(each)) as [number, number, number];
    if (kind === 'purchase')
      return purchases + Math.min(reads + others, Math.floor(purchases / PURCHASES_PER_READ));
    const own =
      kind === 'read'
        ? reads + Math.min(others, Math.floor(reads / READS_PER_OTHER))
        : others + Math.min(reads, (others + 1) * READS_PER_OTHER);
    return own + Math.min(purchases, (own + 1) * PURCHASES_PER_READ);
  }

  #begin(visitor: Visitor): void {
    this.#active += 1;
    let isOver = false;
    let outside = 0;
    const give = () => {
      this.#active -= 1;
      this.#planTurn();
    };
    visitor.go({
      leave: () => {
        if (!isOver && outside === 0) give();
        isOver = true;
      },
      stepOut: () => {
        if (!isOver && outside === 0) give();
        outside += 1;
        return () => {
          outside -= 1;
          if (!isOver && outside === 0) this.#active += 1;
        };
      },
    });
  }

  /** The places of a turn are taken one after another, with what each sets off done in between. */
  #planTurn(): void {
    if (this.#isTurnPlanned) return;
    this.#isTurnPlanned = true;
    setImmediate(() => this.#beginTurn());
    for (let place = 0; place < PLACES; place++) setImmediate(() => this.#takePlace());
    setImmediate(() => this.#endTurn());
  }

  #beginTurn(): void {
    const now = performance.now();
    const elsewhere = now - this.#lastTurnEnded;
    this.#turnEndsAt = now + Math.min(Math.max(elsewhere, LEAST_OF_TURN), MOST_OF_TURN);
  }

  #takePlace(): void {
    if (this.#active >= this.#limits.atOnce || performance.now() >= this.#turnEndsAt) return;
    const next = this.#next();
    if (next) {
      this.#notePace();
      this.#begin(next);
    } else this.#lastBegan = null;
  }

  #endTurn(): void {
    this.#isTurnPlanned = false;
    this.#lastTurnEnded = performance.now();
    if (this.#isAnyWaiting && this.#active < this.#limits.atOnce) this.#planTurn();
  }

  #next(): Waiting | undefined {
    let next = this.#takeNext();
    while (next?.isGone()) next = this.#takeNext();
    return next;
  }

  #takeNext(): Waiting | undefined {
    const { purchase, read, other } = this.#waiting;
    const isTurnOfPurchase = this.#purchasesInRow < PURCHASES_PER_READ || read.length + other.length === 0;
    if (purchase.length > 0 && isTurnOfPurchase) {
      this.#purchasesInRow += 1;
      return purchase.shift();
    }
    this.#purchasesInRow = 0;
    if (other.length > 0 && (this.#readsInRow >= READS_PER_OTHER || read.length === 0)) {
      this.#readsInRow = 0;
      return other.shift();
    }
    this.#readsInRow = other.length > 0 ? this.#readsInRow + 1 : 0;
    return read.shift();
  }

  #notePace(): void {
    const now = performance.now();
    if (this.#lastBegan !== null)
      this.#pace += NEWEST * (Math.min(now - this.#lastBegan, this.#limits.longestWaitMs) - this.#pace);
    this.#lastBegan = now;
  }

  #startSweeping(): void {
    if (this.#sweeping) return;
    this.#sweptAt = performance.now();
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Refuses who waits too long all the same: it goes slower than it did when they came. */
  #sweep(): void {
    const now = performance.now();
    const wasHeldUp = now - this.#sweptAt > HELD_UP_MS;
    this.#sweptAt = now;
    if (wasHeldUp) return;
    const last = now - this.#limits.longestWaitMs;
    for (const kind of KINDS) {
      const late = this.#waiting[kind].filter(({ since }) => since < last);
      this.#waiting[kind] = this.#waiting[kind].filter(({ since }) => since >= last);
      for (const visitor of late) if (!visitor.isGone()) this.#refuse(visitor);
    }
    if (this.#isAnyWaiting || !this.#sweeping) return;
    clearInterval(this.#sweeping);
    this.#sweeping = null;
  }

  #refuse({ kind, refuse }: Visitor): void {
    this.refused[kind] += 1;
    refuse();
  }
}
