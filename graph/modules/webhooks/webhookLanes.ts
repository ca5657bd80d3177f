import { ofEndedKeysAt, receivingAt } from './endpoints/endpoints.ts';
import { claimDeliveries, type DueEndpoint, dropSuperseded, readDueEndpoints } from './sending/claims.ts';
import { deliver } from './sending/deliver.ts';
import { oldestDue } from './sending/deliveryMetrics.ts';
import { disableEndpoint } from './sending/disableEndpoint.ts';
import type { WebhookSender } from './webhookSender.ts';

/** How many are on their way to one endpoint at once. */
const AT_ONCE = 4;

/**
 * Delivers what is due, each endpoint in a lane of its own: one that answers slowly, or not at all, holds up nobody but
 * itself. One that fails is tried with a single delivery at each look until it takes something.
 */
export class WebhookLanes {
  readonly #sender: WebhookSender;
  readonly #open = new Map<string, Promise<void>>();

  constructor(sender: WebhookSender) {
    this.#sender = sender;
  }

  /** Opens a lane for each endpoint that something is due for and that has none. */
  async look(signal?: AbortSignal): Promise<void> {
    await switchOffEnded(this.#sender);
    const due = await readDueEndpoints(this.#sender);
    noteOldest(due, this.#sender.now());
    for (const endpoint of due) {
      if (this.#open.has(endpoint.id)) continue;
      const lane = this.#run(endpoint, signal)
        .catch((error: unknown) =>
          this.#sender.log.error({ err: error, endpoint: endpoint.id }, 'A webhook could not be served'),
        )
        .finally(() => this.#open.delete(endpoint.id));
      this.#open.set(endpoint.id, lane);
    }
  }

  /** Resolves when no lane is open any more. */
  async empty(): Promise<void> {
    await Promise.all(this.#open.values());
  }

  async #run({ id, isFailing }: DueEndpoint, signal?: AbortSignal): Promise<void> {
    const { prisma, now } = this.#sender;
    await dropSuperseded(this.#sender, id);
    while (!signal?.aborted) {
      const endpoint = await prisma.webhookEndpoint.findFirst({ where: { ...receivingAt(now()), id } });
      if (!endpoint) return;
      const most = isFailing ? 1 : AT_ONCE;
      const claimed = await claimDeliveries(this.#sender, { endpointId: id, most });
      if (claimed.length === 0) return;
      const taken = await Promise.all(claimed.map((one) => deliver(this.#sender, endpoint, one)));
      if (taken.includes(false)) return;
    }
  }
}

function noteOldest(due: readonly DueEndpoint[], now: Date): void {
  const waiting = due.filter(({ isFailing }) => !isFailing).map(({ oldestDue: at }) => at.getTime());
  oldestDue.set(waiting.length > 0 ? Math.max(0, now.getTime() - Math.min(...waiting)) / 1000 : 0);
}

/** Switches off what a program made that has no key any more, so that its silence is seen. */
async function switchOffEnded(sender: WebhookSender): Promise<void> {
  const ended = await sender.prisma.webhookEndpoint.findMany({
    where: { state: 'ON', ...ofEndedKeysAt(sender.now()) },
  });
  for (const endpoint of ended) await disableEndpoint(sender, endpoint, 'KEY_ENDED');
}
