import { getRetryDelay } from '#domain/webhooks/retrySchedule.ts';
import type { Prisma, WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import { listSigningSecrets } from '../webhookSecrets.ts';
import type { WebhookSender } from '../webhookSender.ts';
import type { ClaimedDelivery } from './claims.ts';
import { attempts as counted, durations } from './deliveryMetrics.ts';
import { disableEndpoint, hasFailedTooLong } from './disableEndpoint.ts';
import { buildPayload } from './payload.ts';
import { type PostResult, postWebhook } from './postWebhook.ts';
import { signEvent } from './signature.ts';

const USER_AGENT = 'Aabhushan-Webhooks/1.0';
const HTTP_GONE = 410;

/** Sends a delivery and records the result. Returns true if it was accepted. */
export async function deliver(
  sender: WebhookSender,
  endpoint: WebhookEndpoint,
  delivery: ClaimedDelivery,
): Promise<boolean> {
  const { prisma, secrets, outboundRules, now } = sender;
  const event = await prisma.webhookEvent.findUnique({ where: { id: delivery.eventId } });
  if (!event) return true;

  const at = now();
  const startedAt = performance.now();
  const body = buildPayload(event, delivery);
  const timestamp = Math.floor(at.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signEvent(
      { id: event.id, timestamp, body },
      listSigningSecrets(endpoint, secrets, at),
    ),
  };
  const result = await postWebhook({ url: endpoint.url, headers, body }, outboundRules);
  const durationMs = Math.round(performance.now() - startedAt);
  counted.inc({ topic: delivery.topic, outcome: (result.problem ?? 'delivered').toLowerCase() });
  durations.observe(durationMs / 1000);

  await prisma.webhookAttempt.create({
    data: {
      ...{ deliveryId: delivery.id, at, durationMs, requestHeaders: headers },
      ...{ status: result.status, problem: result.problem },
      responseHeaders: (result.headers ?? undefined) as Prisma.InputJsonObject | undefined,
      responseBody: result.body,
    },
  });
  await recordOutcome(sender, endpoint, { delivery, postResult: result });
  return result.problem === null;
}

async function recordOutcome(
  sender: WebhookSender,
  endpoint: WebhookEndpoint,
  { delivery, postResult: result }: { delivery: ClaimedDelivery; postResult: PostResult },
): Promise<void> {
  const { prisma, now } = sender;
  const { id, attempts } = delivery;
  const at = now();
  const isAccepted = result.problem === null;
  const isGone = result.status === HTTP_GONE;
  const retryDelayMs =
    isAccepted || isGone
      ? null
      : getRetryDelay(attempts, { random: Math.random(), requestedMs: readRetryDelayMs(result, at) });
  await prisma.webhookDelivery.updateMany({
    where: { id, status: 'SENDING', attempts },
    data: {
      claimedUntil: null,
      ...(retryDelayMs === null
        ? { status: isAccepted ? 'DELIVERED' : 'FAILED', finishedAt: at }
        : { status: 'WAITING', nextAttemptAt: new Date(at.getTime() + retryDelayMs) }),
    },
  });
  const { id: endpointId, failingSince } = endpoint;
  if (isAccepted) {
    if (failingSince)
      await prisma.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { failingSince: null } });
    return;
  }
  await prisma.webhookEndpoint.updateMany({
    where: { id: endpointId, failingSince: null },
    data: { failingSince: at },
  });
  if (isGone || hasFailedTooLong(failingSince, at))
    await disableEndpoint(sender, endpoint, isGone ? 'GONE' : 'FAILING');
}

/** Reads `Retry-After`, which is a number of seconds or a time. */
function readRetryDelayMs({ headers }: PostResult, now: Date): number {
  const retryAfter = headers?.['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const retryTime = Date.parse(retryAfter);
  return Number.isNaN(retryTime) ? 0 : Math.max(0, retryTime - now.getTime());
}
