import { LRUCache } from 'lru-cache';
import { sha256 } from '#graph/access/sha256.ts';
import { UNAVAILABLE_MESSAGE } from '#graph/errors/retryLater.ts';
import { Admission } from '#graph/http/admission/admission.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { InvoiceData } from './readInvoice.ts';

/** Room for about 500 invoices. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Drawing an invoice takes a tenth of a second of CPU time. More at a time would only slow down all requests. */
const QUEUE_LIMITS = { maxConcurrent: 2, maxWaitMs: 2000, maxWaiting: 20 };

export type DocumentRenderer<Facts = InvoiceData> = (data: Facts) => Promise<Buffer>;

/**
 * Cache of drawn invoices or credit notes, keyed by all the data on them, so that a change to the order or the store
 * results in a new document. Simultaneous requests for one document draw it once.
 */
export class InvoiceCache<Facts extends object = InvoiceData> {
  readonly #draw: DocumentRenderer<Facts>;
  readonly #queue = new Admission(QUEUE_LIMITS);
  readonly #documents = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  });

  constructor(draw: DocumentRenderer<Facts>) {
    this.#draw = draw;
  }

  /** Returns true if the document is cached. */
  has(data: Facts): boolean {
    return this.#documents.has(getCacheKey(data));
  }

  /** Returns the document, drawn if it is not cached. Throws 503 if too many requests are queued. */
  async get(data: Facts): Promise<Buffer> {
    return this.#documents.forceFetch(getCacheKey(data), { context: () => this.#drawInTurn(data) });
  }

  async #drawInTurn(data: Facts): Promise<Buffer> {
    const release = await this.#waitForTurn();
    try {
      return await this.#draw(data);
    } finally {
      release();
    }
  }

  #waitForTurn(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const rejectRequest = () => reject(createHttpRefusal(503, UNAVAILABLE_MESSAGE));
      this.#queue.admit({
        kind: 'read',
        start: ({ release }) => resolve(release),
        refuse: rejectRequest,
        isDisconnected: () => false,
      });
    });
  }
}

function getCacheKey(data: object): string {
  return sha256(JSON.stringify(data));
}
