/**
 * Classes of requests, with one queue each. Purchases and reads share the slots; others get a small part of the
 * reads' share.
 */
export const REQUEST_CLASSES = ['purchase', 'read', 'other'] as const;
export type RequestClass = (typeof REQUEST_CLASSES)[number];

/** Purchases admitted per request of another class while both wait. An order costs ten times as much as a read. */
const PURCHASES_PER_READ = 3;
/**
 * Reads admitted per request of the class `other` while both wait, so that sign-ins, views and wishlist changes are
 * delayed but never starved.
 */
const READS_PER_OTHER = 8;

export interface AdmissionLimits {
  /** Limit of requests handled at once. More would only wait for each other in memory. */
  maxConcurrent: number;
  /** Maximum estimated wait in ms. A request with a longer one is refused on arrival. */
  maxWaitMs: number;
  /** Limit of waiting requests. */
  maxWaiting: number;
}

/** A slot for one request that is being handled. */
export interface AdmissionSlot {
  /** Releases the slot permanently. */
  release(): void;
  /**
   * Releases the slot during a call to an outside service. The returned function reclaims the slot immediately, even
   * beyond the limit, because a started request must finish.
   */
  releaseDuring(): () => void;
}

export interface AdmissionRequest {
  kind: RequestClass;
  /** Starts handling the request, which releases its slot when done. */
  start: (slot: AdmissionSlot) => void;
  refuse: () => void;
  /** True if the client has disconnected. */
  isDisconnected: () => boolean;
}

interface QueuedRequest extends AdmissionRequest {
  since: number;
}

const SWEEP_INTERVAL_MS = 100;
/**
 * Delay of a sweep, in ms, beyond which the event loop counts as blocked. After that, waiting requests are admitted
 * rather than refused.
 */
const BLOCKED_MS = 3 * SWEEP_INTERVAL_MS;
/** Maximum number of requests admitted per event loop turn, and the shortest and longest duration of a turn in ms. */
const MAX_PER_TURN = 32;
const MIN_TURN_MS = 5;
const MAX_TURN_MS = 30;
/** Initial estimate in ms. */
const INITIAL_PACE_MS = 5;
/** Weight of the latest measurement in the pace. */
const PACE_WEIGHT = 0.1;

/**
 * Bounded queue in front of request handling. The wait of a request is estimated from the number of requests ahead
 * and the recent pace; a request that would wait too long is refused on arrival, so that the client can retry
 * elsewhere. Requests are admitted in event loop turns that take about half of the time: admitting all at once would
 * block new connections until the last request is done.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #waitingRequests: Record<RequestClass, QueuedRequest[]> = { purchase: [], read: [], other: [] };
  /** Purchases admitted since the last request of another class. */
  #purchasesInRow = 0;
  /** Reads admitted since the last request of the class `other` while such requests waited. */
  #readsInRow = 0;
  #active = 0;
  #isTurnScheduled = false;
  #turnEndsAt = 0;
  #lastTurnEndedAt = 0;
  /** Average time in ms between admissions while requests wait. */
  #startIntervalMs = INITIAL_PACE_MS;
  #lastStartedAt: number | null = null;
  #sweepTimer: NodeJS.Timeout | null = null;
  #sweptAt = 0;
  readonly refusedCounts: Record<RequestClass, number> = { purchase: 0, read: 0, other: 0 };

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#active;
  }

  countWaiting(kind: RequestClass): number {
    return this.#waitingRequests[kind].length;
  }

  /** True if a new request would have to wait. */
  get isBusy(): boolean {
    return this.#hasWaiting || this.#active >= this.#limits.maxConcurrent;
  }

  get #hasWaiting(): boolean {
    return REQUEST_CLASSES.some((kind) => this.countWaiting(kind) > 0);
  }

  admit(request: AdmissionRequest): void {
    const { maxConcurrent, maxWaitMs, maxWaiting } = this.#limits;
    const { kind } = request;
    if (!this.#hasWaiting && !this.#isTurnScheduled && this.#active < maxConcurrent)
      this.#startRequest(request);
    else if (
      this.countWaiting(kind) >= maxWaiting ||
      this.#countAhead(kind) * this.#startIntervalMs > maxWaitMs
    )
      this.#refuse(request);
    else {
      this.#waitingRequests[request.kind].push({ ...request, since: performance.now() });
      this.#startSweeping();
    }
    this.#scheduleTurn();
  }

  /** Returns the number of requests that would be admitted before a new one. */
  #countAhead(kind: RequestClass): number {
    const [purchases, reads, others] = REQUEST_CLASSES.map((requestClass) =>
      this.countWaiting(requestClass),
    ) as [number, number, number];
    if (kind === 'purchase')
      return purchases + Math.min(reads + others, Math.floor(purchases / PURCHASES_PER_READ));
    const nonPurchasesAhead =
      kind === 'read'
        ? reads + Math.min(others, Math.floor(reads / READS_PER_OTHER))
        : others + Math.min(reads, (others + 1) * READS_PER_OTHER);
    return nonPurchasesAhead + Math.min(purchases, (nonPurchasesAhead + 1) * PURCHASES_PER_READ);
  }

  #startRequest(request: AdmissionRequest): void {
    this.#active += 1;
    let isReleased = false;
    let outsideCalls = 0;
    const releaseSlot = () => {
      this.#active -= 1;
      this.#scheduleTurn();
    };
    request.start({
      release: () => {
        if (!isReleased && outsideCalls === 0) releaseSlot();
        isReleased = true;
      },
      releaseDuring: () => {
        if (!isReleased && outsideCalls === 0) releaseSlot();
        outsideCalls += 1;
        return () => {
          outsideCalls -= 1;
          if (!isReleased && outsideCalls === 0) this.#active += 1;
        };
      },
    });
  }

  /** Admits requests one by one, so that the work each one triggers runs in between. */
  #scheduleTurn(): void {
    if (this.#isTurnScheduled) return;
    this.#isTurnScheduled = true;
    setImmediate(() => this.#startTurn());
    for (let index = 0; index < MAX_PER_TURN; index++) setImmediate(() => this.#admitNext());
    setImmediate(() => this.#endTurn());
  }

  #startTurn(): void {
    const now = performance.now();
    const otherWorkMs = now - this.#lastTurnEndedAt;
    this.#turnEndsAt = now + Math.min(Math.max(otherWorkMs, MIN_TURN_MS), MAX_TURN_MS);
  }

  #admitNext(): void {
    if (this.#active >= this.#limits.maxConcurrent || performance.now() >= this.#turnEndsAt) return;
    const nextRequest = this.#next();
    if (nextRequest) {
      this.#recordStartInterval();
      this.#startRequest(nextRequest);
    } else this.#lastStartedAt = null;
  }

  #endTurn(): void {
    this.#isTurnScheduled = false;
    this.#lastTurnEndedAt = performance.now();
    if (this.#hasWaiting && this.#active < this.#limits.maxConcurrent) this.#scheduleTurn();
  }

  #next(): QueuedRequest | undefined {
    let nextRequest = this.#dequeue();
    while (nextRequest?.isDisconnected()) nextRequest = this.#dequeue();
    return nextRequest;
  }

  #dequeue(): QueuedRequest | undefined {
    const { purchase, read, other } = this.#waitingRequests;
    const isPurchaseTurn = this.#purchasesInRow < PURCHASES_PER_READ || read.length + other.length === 0;
    if (purchase.length > 0 && isPurchaseTurn) {
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

  #recordStartInterval(): void {
    const now = performance.now();
    if (this.#lastStartedAt !== null)
      this.#startIntervalMs +=
        PACE_WEIGHT * (Math.min(now - this.#lastStartedAt, this.#limits.maxWaitMs) - this.#startIntervalMs);
    this.#lastStartedAt = now;
  }

  #startSweeping(): void {
    if (this.#sweepTimer) return;
    this.#sweptAt = performance.now();
    this.#sweepTimer = setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
  }

  /** Refuses requests that have waited too long because the pace dropped after they arrived. */
  #sweep(): void {
    const now = performance.now();
    const wasBlocked = now - this.#sweptAt > BLOCKED_MS;
    this.#sweptAt = now;
    if (wasBlocked) return;
    const oldestAllowed = now - this.#limits.maxWaitMs;
    for (const kind of REQUEST_CLASSES) {
      const lateRequests = this.#waitingRequests[kind].filter(({ since }) => since < oldestAllowed);
      this.#waitingRequests[kind] = this.#waitingRequests[kind].filter(({ since }) => since >= oldestAllowed);
      for (const request of lateRequests) if (!request.isDisconnected()) this.#refuse(request);
    }
    if (this.#hasWaiting || !this.#sweepTimer) return;
    clearInterval(this.#sweepTimer);
    this.#sweepTimer = null;
  }

  #refuse({ kind, refuse }: AdmissionRequest): void {
    this.refusedCounts[kind] += 1;
    refuse();
  }
}
