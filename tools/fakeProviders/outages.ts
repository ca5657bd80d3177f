import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Provider } from './payment.ts';

/**
 * `down` responds with 503, `hangs` does not respond, `garbage` responds with invalid data, `unavailable` responds
 * with eSewa's own error.
 */
export const OUTAGES = ['none', 'down', 'hangs', 'garbage', 'unavailable'] as const;
type OutageKind = (typeof OUTAGES)[number];

export interface Outage {
  kind: OutageKind;
  /** Additional delay of each response in ms. */
  slowMs: number;
}

export class Outages {
  readonly #outages = new Map<Provider, Outage>();

  get(provider: Provider): Outage {
    return this.#outages.get(provider) ?? { kind: 'none', slowMs: 0 };
  }

  set(provider: Provider, outage: Partial<Outage>): void {
    this.#outages.set(provider, { kind: 'none', slowMs: 0, ...outage });
  }
}

/** Makes a provider respond to all requests according to its outage. */
export function mountOutages(app: FastifyInstance, provider: Provider, outages: Outages): void {
  app.addHook('onRequest', async (_request, reply) => {
    const { kind, slowMs } = outages.get(provider);
    if (slowMs > 0) await pause(slowMs, undefined, { ref: false });
    switch (kind) {
      case 'down':
        return reply.code(503).type('text/html').send('<h1>503 Service Unavailable</h1>');
      case 'garbage':
        return reply.type('text/html').send('<html><body>Please wait while your request is');
      case 'unavailable':
        return reply.send({ code: 0, error_message: 'Service is currently unavailable' });
      case 'hangs':
        reply.hijack();
    }
  });
}
