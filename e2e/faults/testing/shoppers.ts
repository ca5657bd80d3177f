import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orderInput } from '#tools/bench/store/orders.mjs';
import type { Piece } from './pieces.ts';

/** An order that the store has said yes to. */
export interface Acknowledged {
  number: string;
  total: number;
  /** Which no other purchase has: one e-mail address, one order. */
  email: string;
  lines: { productId: string; size: string | null; quantity: number }[];
  /** When the request that was answered had been sent, and when its answer was there; ms of `performance.now()`. */
  sentAt: number;
  answeredAt: number;
}

/** What the shoppers met, counted. */
export interface Tally {
  requests: number;
  orders: number;
  /** Purchases that the store refused for good, by code; OUT_OF_STOCK is one. */
  refused: Record<string, number>;
  /** Answers other than 200, by status. */
  statuses: Record<number, number>;
  /** Failures that were answered with 200, as GraphQL does once it has begun; by code. */
  failed: Record<string, number>;
  /** Connections that failed, by the code of the error. */
  broken: Record<string, number>;
  /** Answers of 503 without a Retry-After. */
  withoutRetryAfter: number;
  /** Answers by which the store says that it does not know what went wrong. */
  unexplained: number;
}

interface Options {
  /** What they buy, at random. */
  pieces: readonly Piece[];
  /** How many there are; 16 where nothing is said. */
  count?: number;
  /** How long each rests between two purchases, ms. */
  restMs?: number;
  /** Redeemed with every order. */
  couponCode?: string;
}

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { number totals { finalTotal } lines { quantity } }
    errors { code }
  }
}`;
const ANSWER_WITHIN_MS = 30_000;
/** Before a purchase is tried again, whatever Retry-After says: sooner, so that the end of a fault is seen as it comes. */
const RETRY_AFTER_MS = 300;
/** After which it is not known what became of a purchase. */
const UNEXPLAINED = 'INTERNAL_SERVER_ERROR';
const UNKNOWN = [UNEXPLAINED, 'UNAVAILABLE'];

/**
 * Shoppers who buy one after the other over kept connections until they are sent home. A connection that breaks, and an
 * answer of 5xx, is tried again with the same idempotency key until it is known what became of the purchase.
 */
export class Shoppers {
  readonly acknowledged: Acknowledged[] = [];
  readonly tally: Tally = {
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
  readonly #goneHome: Promise<unknown>;
  #areShopping = true;
  #awaiting: { after: number; resolve: (order: Acknowledged) => void }[] = [];

  /** They begin at once. */
  constructor(url: string, { count = 16, restMs = 40, ...options }: Options) {
    this.#url = url;
    this.#options = { count, restMs, ...options };
    this.#goneHome = Promise.all(Array.from({ length: count }, () => this.#shop()));
  }

  /** Lets each bring its purchase to an end. */
  async goHome(): Promise<void> {
    this.#areShopping = false;
    await this.#goneHome;
  }

  /** The first order that was both sent and acknowledged after this moment: then the store sells again. */
  nextOrderSentAfter(moment: number): Promise<Acknowledged> {
    const known = this.acknowledged.find(({ sentAt }) => sentAt > moment);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#awaiting.push({ after: moment, resolve }));
  }

  async #shop(): Promise<void> {
    const { pieces, restMs, couponCode } = this.#options;
    while (this.#areShopping) {
      const piece = pieces[randomInt(pieces.length)];
      if (!piece) throw new Error('There is nothing to buy.');
      const { productId, size } = piece;
      const order = { ...orderInput({ productId, size }, randomUUID()), couponCode };
      // The store limits what one address may order; these come from as many as its shoppers would.
      await this.#buy(order, `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`);
      await pause(restMs * (0.5 + Math.random()));
    }
  }

  async #buy(input: ReturnType<typeof orderInput>, address: string): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      const answer = await this.#ask(input, address);
      if (!answer) {
        await pause(RETRY_AFTER_MS);
        continue;
      }
      const { order, errors } = answer;
      if (!order) return count(this.tally.refused, errors[0]?.code ?? 'for no reason');
      this.tally.orders++;
      this.#note({
        number: order.number,
        total: order.totals.finalTotal,
        email: input.contact.email,
        lines: input.lines,
        sentAt,
        answeredAt: performance.now(),
      });
      return;
    }
  }

  /** Null where it has to be tried again. */
  async #ask(input: object, address: string): Promise<Answer | null> {
    this.tally.requests++;
    try {
      const response = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query: PLACE_ORDER, variables: { input } }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const body = await response.json();
      if (response.status !== 200) count(this.tally.statuses, response.status);
      if (response.status === 503 && !response.headers.get('retry-after')) this.tally.withoutRetryAfter++;
      const code = body.errors?.[0]?.extensions?.code;
      if (response.status === 500 || code === UNEXPLAINED) this.tally.unexplained++;
      if (response.status >= 500) return null;
      if (!UNKNOWN.includes(code))
        return body.data?.placeOrder ?? { order: null, errors: [{ code: code ?? JSON.stringify(body) }] };
      count(this.tally.failed, code);
      return null;
    } catch (error) {
      count(this.tally.broken, codeOf(error));
      return null;
    }
  }

  #note(order: Acknowledged): void {
    this.acknowledged.push(order);
    const isFor = ({ after }: { after: number }) => order.sentAt > after;
    for (const { resolve } of this.#awaiting.filter(isFor)) resolve(order);
    this.#awaiting = this.#awaiting.filter((waiting) => !isFor(waiting));
  }
}

interface Answer {
  order: { number: string; totals: { finalTotal: number } } | null;
  errors: { code: string }[];
}

function count<Key extends string | number>(counts: Record<Key, number>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Of the connection, which `fetch` gives as the cause. */
function codeOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string; name?: string } };
  return cause?.code ?? cause?.name ?? name;
}
