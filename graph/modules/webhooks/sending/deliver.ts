import { pauseAfter } from '#domain/webhooks/retrySchedule.ts';
import type { Prisma, WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import { signingSecrets } from '../webhookSecrets.ts';
import type { WebhookSender } from '../webhookSender.ts';
import type { Claimed } from './claims.ts';
import { attempts as counted, durations } from './deliveryMetrics.ts';
import { disableEndpoint, isFailingForLong } from './disableEndpoint.ts';
import { letterOf } from './letter.ts';
import { type Posted, postWebhook } from './postWebhook.ts';
import { signatures } from './signature.ts';

const AGENT = 'Aabhushan-Webhooks/1.0';
const GONE = 410;

/** Sends one, and notes what came of it. Answers whether it was taken. */
export async function deliver(
  sender: WebhookSender,
  endpoint: WebhookEndpoint,
  delivery: Claimed,
): Promise<boolean> {
  const { prisma, secrets, reaching, now } = sender;
  const event = await prisma.webhookEvent.findUnique({ where: { id: delivery.eventId } });
  if (!event) return true;

  const at = now();
  const began = performance.now();
  const body = letterOf(event, delivery);
  const timestamp = Math.floor(at.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': AGENT,
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures({ id: event.id, timestamp, body }, signingSecrets(endpoint, secrets, at)),
  };
  const posted = await postWebhook({ url: endpoint.url, headers, body }, reaching);
  const durationMs = Math.round(performance.now() - began);
  counted.inc({ topic: delivery.topic, outcome: (posted.problem ?? 'delivered').toLowerCase() });
  durations.observe(durationMs / 1000);

  await prisma.webhookAttempt.create({
    data: {
      ...{ deliveryId: delivery.id, at, durationMs, requestHeaders: headers },
      ...{ status: posted.status, problem: posted.problem },
      responseHeaders: (posted.headers ?? undefined) as Prisma.InputJsonObject | undefined,
      responseBody: posted.body,
    },
  });
  await noteOutcome(sender, endpoint, { delivery, posted });
  return posted.problem === null;
}

async function noteOutcome(
  sender: WebhookSender,
  endpoint: WebhookEndpoint,
  { delivery, posted }: { delivery: Claimed; posted: Posted },
): Promise<void> {
  const { prisma, now } = sender;
  const { id, attempts } = delivery;
  const at = now();
  const isTaken = posted.problem === null;
  const isGone = posted.status === GONE;
  const pause =
    isTaken || isGone
      ? null
      : pauseAfter(attempts, { random: Math.random(), wishedMs: wishedPause(posted, at) });
  await prisma.webhookDelivery.updateMany({
    where: { id, status: 'SENDING', attempts },
    data: {
      claimedUntil: null,
      ...(pause === null
        ? { status: isTaken ? 'DELIVERED' : 'FAILED', finishedAt: at }
        : { status: 'WAITING', nextAttemptAt: new Date(at.getTime() + pause) }),
    },
  });
  const { id: endpointId, failingSince } = endpoint;
  if (isTaken) {
    if (failingSince)
      await prisma.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { failingSince: null } });
    return;
  }
  await prisma.webhookEndpoint.updateMany({
    where: { id: endpointId, failingSince: null },
    data: { failingSince: at },
  });
  if (isGone || isFailingForLong(failingSince, at))
    await disableEndpoint(sender, endpoint, isGone ? 'GONE' : 'FAILING');
}

/** What `Retry-After` asks for: seconds, or a moment. */
function wishedPause({ headers }: Posted, now: Date): number {
  const wish = headers?.['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(wish)) return Number(wish) * 1000;
  const until = Date.parse(wish);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
}
