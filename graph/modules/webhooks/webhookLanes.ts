import { matchActiveWebhooks, matchWebhooksWithEndedKey } from './endpoints/endpoints.ts';
import {
  claimDeliveries,
  type DueEndpoint,
  dropSupersededDeliveries,
  readDueEndpoints,
} from './sending/claims.ts';
import { deliver } from './sending/deliver.ts';
import { oldestDue } from './sending/deliveryMetrics.ts';
import { disableEndpoint } from './sending/disableEndpoint.ts';
import type { WebhookSender } from './webhookSender.ts';

/** Number of parallel deliveries to one endpoint. */
const MAX_PARALLEL_DELIVERIES = 4;

/**
 * Sends due deliveries in one lane per endpoint, so that a slow or unresponsive endpoint does not delay the others. A failing
 * endpoint gets a single delivery per poll until it accepts one.
 */
export class WebhookLanes {
  readonly #sender: WebhookSender;
  readonly #openLanes = new Map<string, Promise<void>>();

  constructor(sender: WebhookSender) {
    this.#sender = sender;
  }

  /** Opens a lane for each endpoint that has due deliveries but no open lane. */
  async poll(signal?: AbortSignal): Promise<void> {
    await disableWebhooksWithEndedKey(this.#sender);
    const dueEndpoints = await readDueEndpoints(this.#sender);
    recordOldestDue(dueEndpoints, this.#sender.now());
    for (const endpoint of dueEndpoints) {
      if (this.#openLanes.has(endpoint.id)) continue;
      const runningLane = this.#run(endpoint, signal)
        .catch((error: unknown) =>
          this.#sender.log.error(
            { err: error, endpoint: endpoint.id },
            'Webhook deliveries could not be processed.',
          ),
        )
        .finally(() => this.#openLanes.delete(endpoint.id));
      this.#openLanes.set(endpoint.id, runningLane);
    }
  }

  /** Resolves when all lanes are closed. */
  async waitForLanes(): Promise<void> {
    await Promise.all(this.#openLanes.values());
  }

  async #run({ id, isFailing }: DueEndpoint, signal?: AbortSignal): Promise<void> {
    const { prisma, now } = this.#sender;
    await dropSupersededDeliveries(this.#sender, id);
    while (!signal?.aborted) {
      const endpoint = await prisma.webhookEndpoint.findFirst({
        where: { ...matchActiveWebhooks(now()), id },
      });
      if (!endpoint) return;
      const limit = isFailing ? 1 : MAX_PARALLEL_DELIVERIES;
      const claimedDeliveries = await claimDeliveries(this.#sender, { endpointId: id, limit });
      if (claimedDeliveries.length === 0) return;
      const outcomes = await Promise.all(
        claimedDeliveries.map((delivery) => deliver(this.#sender, endpoint, delivery)),
      );
      if (outcomes.includes(false)) return;
    }
  }
}

function recordOldestDue(dueEndpoints: readonly DueEndpoint[], now: Date): void {
  const dueTimes = dueEndpoints
    .filter(({ isFailing }) => !isFailing)
    .map(({ oldestDue: at }) => at.getTime());
  oldestDue.set(dueTimes.length > 0 ? Math.max(0, now.getTime() - Math.min(...dueTimes)) / 1000 : 0);
}

/** Disables webhooks whose API key was revoked or has expired, so that staff can see why no events arrive. */
async function disableWebhooksWithEndedKey(sender: WebhookSender): Promise<void> {
  const endpointsWithEndedKey = await sender.prisma.webhookEndpoint.findMany({
    where: { state: 'ON', ...matchWebhooksWithEndedKey(sender.now()) },
  });
  for (const endpoint of endpointsWithEndedKey) await disableEndpoint(sender, endpoint, 'KEY_INACTIVE');
}
