import { isSuperseded, WEBHOOK_TOPICS } from '#domain/webhooks/webhookTopics.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type WebhookDelivery } from '#graph/prisma/generated/client.ts';
import type { WebhookSender } from '../webhookSender.ts';

type Asking = Pick<WebhookSender, 'direct' | 'now'>;

/** A delivery that this server alone sends for as long as it keeps its claim. */
export type Claimed = Pick<
  WebhookDelivery,
  'id' | 'eventId' | 'topic' | 'includesPersonalData' | 'attempts' | 'position'
>;

/** An endpoint that something is due for. */
export interface DueEndpoint {
  id: string;
  isFailing: boolean;
  oldestDue: Date;
}

/** Longer than a try takes: who is silent for so long is taken for dead. */
const CLAIM_MS = 60_000;

const OF_STANDING = WEBHOOK_TOPICS.filter(isSuperseded);

/** Those that something is due for; what a server took that has died since is due again. */
export async function readDueEndpoints({ direct, now }: Asking): Promise<DueEndpoint[]> {
  const at = now();
  const [, due] = await direct.send(
    write(Prisma.sql`
      UPDATE webhook_deliveries SET status = 'WAITING', claimed_until = NULL
      WHERE status = 'SENDING' AND claimed_until < ${at}`),
    rows<{ id: string; failingSince: Date | null; oldestDue: Date }>(Prisma.sql`
      SELECT e.id, e.failing_since AS failingSince, MIN(d.next_attempt_at) AS oldestDue
      FROM webhook_endpoints e
      JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.status = 'WAITING' AND d.next_attempt_at <= ${at}
      LEFT JOIN api_keys k ON k.id = e.api_key_id
      WHERE e.state = 'ON' AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${at})
      GROUP BY e.id, e.failing_since`),
  );
  return due.map(({ failingSince, ...endpoint }) => ({ ...endpoint, isFailing: failingSince !== null }));
}

/** Leaves out what a later event of the same subject says as well. */
export async function dropSuperseded({ direct, now }: Asking, endpointId: string): Promise<void> {
  await direct.send(
    write(Prisma.sql`
      UPDATE webhook_deliveries d
      JOIN webhook_deliveries later ON later.endpoint_id = d.endpoint_id AND later.subject_id = d.subject_id
        AND later.status = 'WAITING' AND later.topic = d.topic AND later.position > d.position
      SET d.status = 'SUPERSEDED', d.finished_at = ${now()}
      WHERE d.endpoint_id = ${endpointId} AND d.status = 'WAITING' AND d.topic IN (${Prisma.join(OF_STANDING)})`),
  );
}

/**
 * Takes up to so many that are due at an endpoint, of each subject only the first that is not over: a later event of it
 * waits until the earlier one was taken, or given up.
 */
export async function claimDeliveries(
  { direct, now }: Asking,
  { endpointId, most }: { endpointId: string; most: number },
): Promise<Claimed[]> {
  const at = now();
  const [found] = await direct.send(
    rows<Claimed>(Prisma.sql`
      SELECT d.id, d.event_id AS eventId, d.topic, d.includes_personal_data = 1 AS includesPersonalData, d.attempts, d.position
      FROM webhook_deliveries d
      WHERE d.endpoint_id = ${endpointId} AND d.status = 'WAITING' AND d.next_attempt_at <= ${at}
        AND NOT EXISTS (
          SELECT 1 FROM webhook_deliveries e
          WHERE e.endpoint_id = d.endpoint_id AND e.subject_id = d.subject_id
            AND e.status IN ('WAITING', 'SENDING') AND e.position < d.position)
      ORDER BY d.position LIMIT ${most}`),
  );
  if (found.length === 0) return [];
  const claimedUntil = new Date(at.getTime() + CLAIM_MS);
  const counts = await direct.send(
    ...found.map(({ id, attempts }) =>
      write(Prisma.sql`
        UPDATE webhook_deliveries
        SET status = 'SENDING', claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
        WHERE id = ${id} AND status = 'WAITING' AND attempts = ${attempts}`),
    ),
  );
  return found
    .filter((_delivery, place) => counts[place] === 1)
    .map((delivery) => ({
      ...delivery,
      includesPersonalData: Boolean(delivery.includesPersonalData),
      attempts: delivery.attempts + 1,
    }));
}
