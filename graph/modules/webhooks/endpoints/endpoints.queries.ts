import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';

/** Those whose program has no key any more: it was revoked, or is over. */
export function ofEndedKeysAt(now: Date): Prisma.WebhookEndpointWhereInput {
  return { apiKey: { OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: now } }] } };
}

/** Those that are told what happens. */
export function receivingAt(now: Date): Prisma.WebhookEndpointWhereInput {
  const isGood = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  return { state: 'ON', OR: [{ apiKeyId: null }, { apiKey: isGood }] };
}

/** A program sees the webhooks that it made itself, staff see all. */
export function visibleTo({ apiKey }: Pick<GraphContext, 'apiKey'>): Prisma.WebhookEndpointWhereInput {
  return apiKey ? { apiKeyId: apiKey.id } : {};
}

export function findEndpoint(
  context: Pick<GraphContext, 'prisma' | 'apiKey'>,
  id: string,
): Promise<WebhookEndpoint | null> {
  return context.prisma.webhookEndpoint.findFirst({ where: { id, ...visibleTo(context) } });
}

const topicsSchema = z.array(z.enum(WEBHOOK_TOPICS));

export function topicsOf({ topics }: Pick<WebhookEndpoint, 'topics'>): WebhookTopic[] {
  return topicsSchema.parse(topics);
}

/** Works on one webhook, which nobody else changes meanwhile. */
export function withEndpoint<Result>(
  context: GraphContext,
  { id, version }: { id: string; version?: number | null },
  task: (tx: Transaction, endpoint: WebhookEndpoint) => Promise<Result>,
): Promise<Result> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM webhook_endpoints WHERE id = ${id} FOR UPDATE`;
    const endpoint = await work.db.webhookEndpoint.findFirst({ where: { id, ...visibleTo(context) } });
    if (!endpoint) throw new DomainError('WEBHOOK_NOT_FOUND', 'id');
    assertVersion(endpoint, version);
    work.publish(webhooksChanged());
    return task(work.db, endpoint);
  });
}
