import { isSupersedable, WEBHOOK_TOPICS } from '#domain/webhooks/webhookTopics.ts';
import { selectRows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type WebhookDelivery } from '#graph/prisma/generated/client.ts';
import type { WebhookSender } from '../webhookSender.ts';

type ClaimServices = Pick<WebhookSender, 'direct' | 'now'>;

/** A delivery claimed by this server. No other server sends it while the claim lasts. */
export type ClaimedDelivery = Pick<
  WebhookDelivery,
  'id' | 'eventId' | 'topic' | 'includesPersonalData' | 'attempts' | 'position'
>;

/** An endpoint with due deliveries. */
export interface DueEndpoint {
  id: string;
  isFailing: boolean;
  oldestDue: Date;
}

/** Longer than any attempt takes. When a claim expires, its server is considered dead. */
const CLAIM_MS = 60_000;

const STATE_TOPICS = WEBHOOK_TOPICS.filter(isSupersedable);

/** Returns endpoints with due deliveries, including those claimed by a dead server. */
export async function readDueEndpoints({ direct, now }: ClaimServices): Promise<DueEndpoint[]> {
  const currentTime = now();
  const [, dueEndpoints] = await direct.send(
    write(Prisma.sql`
      UPDATE webhook_deliveries SET status = 'WAITING', claimed_until = NULL
      WHERE status = 'SENDING' AND claimed_until < ${currentTime}`),
    selectRows<{ id: string; failingSince: Date | null; oldestDue: Date }>(Prisma.sql`
      SELECT e.id, e.failing_since AS failingSince, MIN(d.next_attempt_at) AS oldestDue
      FROM webhook_endpoints e
      JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.status = 'WAITING' AND d.next_attempt_at <= ${currentTime}
      LEFT JOIN api_keys k ON k.id = e.api_key_id
      WHERE e.state = 'ON' AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${currentTime})
      GROUP BY e.id, e.failing_since`),
  );
  return dueEndpoints.map(({ failingSince, ...endpoint }) => ({
    ...endpoint,
    isFailing: failingSince !== null,
  }));
}

/** Drops deliveries superseded by a later event of the same subject. */
export async function dropSupersededDeliveries(
  { direct, now }: ClaimServices,
  endpointId: string,
): Promise<void> {
  await direct.send(
    write(Prisma.sql`
      UPDATE webhook_deliveries d
      JOIN webhook_deliveries later ON later.endpoint_id = d.endpoint_id AND later.subject_id = d.subject_id
        AND later.status = 'WAITING' AND later.topic = d.topic AND later.position > d.position
      SET d.status = 'SUPERSEDED', d.finished_at = ${now()}
      WHERE d.endpoint_id = ${endpointId} AND d.status = 'WAITING' AND d.topic IN (${Prisma.join(STATE_TOPICS)})`),
  );
}

/**
 * Claims up to `limit` due deliveries of an endpoint, at most the first unfinished delivery of each subject. Later
 * events wait until it is accepted or abandoned.
 */
export async function claimDeliveries(
  { direct, now }: ClaimServices,
  { endpointId, limit }: { endpointId: string; limit: number },
): Promise<ClaimedDelivery[]> {
  const currentTime = now();
  const [dueDeliveries] = await direct.send(
    selectRows<ClaimedDelivery>(Prisma.sql`
      SELECT d.id, d.event_id AS eventId, d.topic, d.includes_personal_data = 1 AS includesPersonalData, d.attempts, d.position
      FROM webhook_deliveries d
      WHERE d.endpoint_id = ${endpointId} AND d.status = 'WAITING' AND d.next_attempt_at <= ${currentTime}
        AND NOT EXISTS (
          SELECT 1 FROM webhook_deliveries e
          WHERE e.endpoint_id = d.endpoint_id AND e.subject_id = d.subject_id
            AND e.status IN ('WAITING', 'SENDING') AND e.position < d.position)
      ORDER BY d.position LIMIT ${limit}`),
  );
  if (dueDeliveries.length === 0) return [];
  const claimedUntil = new Date(currentTime.getTime() + CLAIM_MS);
  const updatedCounts = await direct.send(
    ...dueDeliveries.map(({ id, attempts }) =>
      write(Prisma.sql`
        UPDATE webhook_deliveries
        SET status = 'SENDING', claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
        WHERE id = ${id} AND status = 'WAITING' AND attempts = ${attempts}`),
    ),
  );
  return dueDeliveries
    .filter((_delivery, index) => updatedCounts[index] === 1)
    .map((delivery) => ({
      ...delivery,
      includesPersonalData: Boolean(delivery.includesPersonalData),
      attempts: delivery.attempts + 1,
    }));
}
