import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOrderInput } from '#tools/bench/store/orders.mjs';
import type { TestVariant } from './testStock.ts';

/** An order that the store has acknowledged. */
export interface AcknowledgedOrder {
  number: string;
  total: number;
  /** Unique per purchase: one email address, one order. */
  email: string;
  lines: { productId: string; size: string | null; quantity: number }[];
  /** Times at which the acknowledged request was sent and its response received, from `performance.now()`. */
  sentAt: number;
  respondedAt: number;
}

/** Responses that the shoppers received. */
export interface ResponseTally {
  requests: number;
  orders: number;
  /** Purchases refused permanently, by code, such as OUT_OF_STOCK. */
  refused: Record<string, number>;
  /** Number of responses other than 200, by status. */
  statuses: Record<number, number>;
  /** GraphQL errors in responses with status 200, by code. */
  failed: Record<string, number>;
  /** Failed connections, by error code. */
  broken: Record<string, number>;
  /** Number of 503 responses without Retry-After. */
  withoutRetryAfter: number;
  /** Number of responses with an unexpected error. */
  unexplained: number;
}

interface Options {
  /** Variants to buy, chosen at random. */
  variants: readonly TestVariant[];
  /** Number of shoppers; 16 by default. */
  count?: number;
  /** Pause between two purchases in ms. */
  pauseMs?: number;
  /** Coupon code redeemed with every order. */
  couponCode?: string;
}

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { number totals { finalTotal } lines { quantity } }
    errors { code }
  }
}`;
const RESPONSE_TIMEOUT_MS = 30_000;
/** Pause before a retry. Shorter than Retry-After, so that the end of a fault is noticed early. */
const RETRY_AFTER_MS = 300;
/** Error code after which the result of a purchase is unknown. */
const UNEXPECTED_ERROR = 'INTERNAL_SERVER_ERROR';
const UNKNOWN_RESULT_CODES = [UNEXPECTED_ERROR, 'UNAVAILABLE'];

/**
 * Shoppers who buy one item after another over persistent connections until stopped. After a broken connection or a
 * 5xx response they retry with the same idempotency key until the result of the purchase is known.
 */
export class Shoppers {
  readonly acknowledged: AcknowledgedOrder[] = [];
  readonly tally: ResponseTally = {
    requests: 0,
    orders: 0,
    refused: {},
    statuses: {},
    failed: {},
    broken: {},
    withoutRetryAfter: 0,
    unexplained: 0,
  };
  readonly #url: string;
  readonly #options: Required<Omit<Options, 'couponCode'>> & Pick<Options, 'couponCode'>;
  readonly #allStopped: Promise<unknown>;
  #isRunning = true;
  #waiters: { sentAfter: number; resolve: (order: AcknowledgedOrder) => void }[] = [];

  /** Starts immediately. */
  constructor(url: string, { count = 16, pauseMs = 40, ...options }: Options) {
    this.#url = url;
    this.#options = { count, pauseMs, ...options };
    this.#allStopped = Promise.all(Array.from({ length: count }, () => this.#shopUntilStopped()));
  }

  /** Stops all shoppers after their current purchase. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#allStopped;
  }

  /**
   * Resolves with the first order sent and acknowledged after this moment, which shows that the store accepts orders again.
   */
  waitForOrderSentAfter(earliestMs: number): Promise<AcknowledgedOrder> {
    const order = this.acknowledged.find(({ sentAt }) => sentAt > earliestMs);
    if (order) return Promise.resolve(order);
    return new Promise((resolve) => this.#waiters.push({ sentAfter: earliestMs, resolve }));
  }

  async #shopUntilStopped(): Promise<void> {
    const { variants, pauseMs, couponCode } = this.#options;
    while (this.#isRunning) {
      const variant = variants[randomInt(variants.length)];
      if (!variant) throw new Error('There is nothing to buy.');
      const { productId, size } = variant;
      const order = { ...buildOrderInput({ productId, size }, randomUUID()), couponCode };
      // The store limits orders per IP address, so each purchase uses a random address.
      await this.#placeOrder(order, `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`);
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }

  async #placeOrder(input: ReturnType<typeof buildOrderInput>, ipAddress: string): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      const result = await this.#sendOrder(input, ipAddress);
      if (!result) {
        await pause(RETRY_AFTER_MS);
        continue;
      }
      const { order, errors } = result;
      if (!order) return count(this.tally.refused, errors[0]?.code ?? 'for no reason');
      this.tally.orders++;
      this.#recordOrder({
        number: order.number,
        total: order.totals.finalTotal,
        email: input.contact.email,
        lines: input.lines,
        sentAt,
        respondedAt: performance.now(),
      });
      return;
    }
  }

  /** Null if the request must be retried. */
  async #sendOrder(input: object, ipAddress: string): Promise<OrderResponse | null> {
    this.tally.requests++;
    try {
      const response = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ipAddress },
        body: JSON.stringify({ query: PLACE_ORDER, variables: { input } }),
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      const body = await response.json();
      if (response.status !== 200) count(this.tally.statuses, response.status);
      if (response.status === 503 && !response.headers.get('retry-after')) this.tally.withoutRetryAfter++;
      const code = body.errors?.[0]?.extensions?.code;
      if (response.status === 500 || code === UNEXPECTED_ERROR) this.tally.unexplained++;
      if (response.status >= 500) return null;
      if (!UNKNOWN_RESULT_CODES.includes(code))
        return body.data?.placeOrder ?? { order: null, errors: [{ code: code ?? JSON.stringify(body) }] };
      count(this.tally.failed, code);
      return null;
    } catch (error) {
      count(this.tally.broken, getErrorCode(error));
      return null;
    }
  }

  #recordOrder(order: AcknowledgedOrder): void {
    this.acknowledged.push(order);
    const isAwaitedBy = ({ sentAfter }: { sentAfter: number }) => order.sentAt > sentAfter;
    for (const { resolve } of this.#waiters.filter(isAwaitedBy)) resolve(order);
    this.#waiters = this.#waiters.filter((waiter) => !isAwaitedBy(waiter));
  }
}

interface OrderResponse {
  order: { number: string; totals: { finalTotal: number } } | null;
  errors: { code: string }[];
}

function count<Key extends string | number>(counts: Record<Key, number>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Returns the connection's error code, which `fetch` stores in the cause of its error. */
function getErrorCode(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string; name?: string } };
  return cause?.code ?? cause?.name ?? name;
}
