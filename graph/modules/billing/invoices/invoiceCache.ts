import { LRUCache } from 'lru-cache';
import { sha256 } from '#graph/access/sha256.ts';
import { NOT_NOW } from '#graph/errors/retryLater.ts';
import { Admission } from '#graph/http/admission/admission.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { InvoiceFacts } from './readInvoice.ts';

/** Some 500 of them. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Drawing takes the processor for a tenth of a second: more at once would only keep everybody waiting. */
const AT_ONCE = { atOnce: 2, longestWaitMs: 2000, mostWaiting: 20 };

/** What draws the document of such facts. */
export type Draw<Facts = InvoiceFacts> = (facts: Facts) => Promise<Buffer>;

/**
 * Invoices, or credit notes, as finished bytes, the latest of them kept by all that stands on them: an order that has changed, or a store
 * that has moved, has another invoice. Who asks for one that is being drawn waits for the same.
 */
export class DrawnInvoices<Facts extends object = InvoiceFacts> {
  readonly #draw: Draw<Facts>;
  readonly #desk = new Admission(AT_ONCE);
  readonly #drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  });

  constructor(draw: Draw<Facts>) {
    this.#draw = draw;
  }

  /** Whether it costs nothing to answer. */
  has(facts: Facts): boolean {
    return this.#drawn.has(keyOf(facts));
  }

  /** Throws 503 where too many wait to be drawn. */
  async get(facts: Facts): Promise<Buffer> {
    return this.#drawn.forceFetch(keyOf(facts), { context: () => this.#drawInTurn(facts) });
  }

  async #drawInTurn(facts: Facts): Promise<Buffer> {
    const leave = await this.#comeIn();
    try {
      return await this.#draw(facts);
    } finally {
      leave();
    }
  }

  #comeIn(): Promise<() => void> {
    return new Promise((resolve, fail) => {
      const refuse = () => fail(httpRefusal(503, NOT_NOW));
      this.#desk.ask({ kind: 'read', go: ({ leave }) => resolve(leave), refuse, isGone: () => false });
    });
  }
}

function keyOf(facts: object): string {
  return sha256(JSON.stringify(facts));
}
