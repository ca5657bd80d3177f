import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import {
  buildWebhookSchema,
  MAX_WEBHOOKS,
  MAX_WEBHOOKS_PER_KEY,
} from '#domain/webhooks/buildWebhookSchema.ts';
import { getRequiredScopes, WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateWebhookInput,
  DeleteWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
} from '#graph/schema/schema.generated.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import { generateSecret, ROTATION_OVERLAP_MS, webhookSecretEncryption } from '../webhookSecrets.ts';
import { toWebhookTopic } from './topicNames.ts';

/** Selects webhooks whose API key was revoked or has expired. */
export function matchWebhooksWithEndedKey(now: Date): Prisma.WebhookEndpointWhereInput {
  return { apiKey: { OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: now } }] } };
}

/** Selects webhooks that receive events. */
export function matchActiveWebhooks(now: Date): Prisma.WebhookEndpointWhereInput {
  const validKeyFilter = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  return { state: 'ON', OR: [{ apiKeyId: null }, { apiKey: validKeyFilter }] };
}

/** An API key can see the webhooks it created. Staff can see all webhooks. */
export function matchVisibleWebhooks({
  apiKey,
}: Pick<GraphContext, 'apiKey'>): Prisma.WebhookEndpointWhereInput {
  return apiKey ? { apiKeyId: apiKey.id } : {};
}

export function findEndpoint(
  context: Pick<GraphContext, 'prisma' | 'apiKey'>,
  id: string,
): Promise<WebhookEndpoint | null> {
  return context.prisma.webhookEndpoint.findFirst({ where: { id, ...matchVisibleWebhooks(context) } });
}

const topicsSchema = z.array(z.enum(WEBHOOK_TOPICS));

export function parseTopics({ topics }: Pick<WebhookEndpoint, 'topics'>): WebhookTopic[] {
  return topicsSchema.parse(topics);
}

/** Runs a task on a locked webhook. */
function lockEndpoint<Result>(
  context: GraphContext,
  { id, version }: { id: string; version?: number | null },
  task: (tx: Transaction, endpoint: WebhookEndpoint) => Promise<Result>,
): Promise<Result> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM webhook_endpoints WHERE id = ${id} FOR UPDATE`;
    const endpoint = await work.db.webhookEndpoint.findFirst({
      where: { id, ...matchVisibleWebhooks(context) },
    });
    if (!endpoint) throw new DomainError('WEBHOOK_NOT_FOUND', 'id');
    assertVersion(endpoint, version);
    work.publish(webhooksChanged());
    return task(work.db, endpoint);
  });
}

interface EndpointWithSecret {
  webhook: WebhookEndpoint;
  secret: string;
}

/** Creates a webhook, which receives events immediately. Its secret is stored encrypted and returned only once. */
export async function createWebhook(
  context: GraphContext,
  { topics, ...input }: CreateWebhookInput,
): Promise<EndpointWithSecret> {
  const { viewer, apiKey, secrets, webhookRules, now } = context;
  const webhookInput = parseInput(buildWebhookSchema(webhookRules), {
    ...input,
    topics: topics.map(toWebhookTopic),
  });
  assertScopes(context, webhookInput);
  const id = uuidv7();
  const secret = generateSecret();

  const webhook = await context.work(async (work) => {
    await assertBelowLimit(work.db, apiKey?.id ?? null);
    const createdWebhook = await work.db.webhookEndpoint.create({
      data: {
        ...webhookInput,
        id,
        secret: webhookSecretEncryption.encrypt(secret, id, secrets),
        createdById: viewer?.id,
        apiKeyId: apiKey?.id,
        createdAt: now,
      },
    });
    work.publish(webhooksChanged());
    await recordAudit(work.db, context, {
      action: 'webhook.create',
      entity: 'Webhook',
      entityId: id,
      after: webhookInput,
    });
    return createdWebhook;
  });
  return { webhook, secret };
}

/**
 * Refuses a webhook above the limit. Webhooks of an API key do not count towards the store's own limit. The first
 * statement of the transaction counts them under a lock, so that concurrent calls cannot exceed it.
 */
async function assertBelowLimit(tx: Transaction, apiKeyId: string | null): Promise<void> {
  const existingWebhooks = await tx.$queryRaw<unknown[]>`
    SELECT id FROM webhook_endpoints WHERE api_key_id <=> ${apiKeyId} FOR UPDATE`;
  const count = existingWebhooks.length;
  if (apiKeyId && count >= MAX_WEBHOOKS_PER_KEY)
    throw new DomainError('TOO_MANY_WEBHOOKS_OF_KEY', { most: MAX_WEBHOOKS_PER_KEY });
  if (!apiKeyId && count >= MAX_WEBHOOKS) throw new DomainError('TOO_MANY_WEBHOOKS', { most: MAX_WEBHOOKS });
}

/**
 * Changes the given fields. Switching a webhook on resets its failures; if its API key has ended, the store becomes its
 * owner.
 */
export function updateWebhook(
  context: GraphContext,
  { id, version, topics, state, ...input }: UpdateWebhookInput,
): Promise<WebhookEndpoint> {
  return lockEndpoint(context, { id, version }, async (tx, endpoint) => {
    const before = {
      url: endpoint.url,
      description: endpoint.description,
      topics: parseTopics(endpoint),
      includesPersonalData: endpoint.includesPersonalData,
    };
    const webhookInput = parseInput(buildWebhookSchema(context.webhookRules), {
      url: input.url ?? before.url,
      description: input.description ?? before.description,
      topics: topics?.map(toWebhookTopic) ?? before.topics,
      includesPersonalData: input.includesPersonalData ?? before.includesPersonalData,
    });
    assertScopes(context, webhookInput);
    // Clients see DISABLED and KEY_INACTIVE as OFF.
    const nextState = state ? (state === 'ON' ? 'ON' : 'OFF') : endpoint.state;
    const changedFields = getChangesBetween(
      { ...before, topics: before.topics.join(' '), state: endpoint.state },
      { ...webhookInput, topics: webhookInput.topics.join(' '), state: nextState },
    );
    if (!changedFields) return endpoint;
    const isTakenOver =
      state === 'ON' &&
      (await tx.webhookEndpoint.count({ where: { id, ...matchWebhooksWithEndedKey(context.now) } })) > 0;
    await recordAudit(tx, context, {
      action: 'webhook.update',
      entity: 'Webhook',
      entityId: id,
      ...changedFields,
    });
    return tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...webhookInput,
        state: nextState,
        ...(nextState === 'ON' && endpoint.state !== 'ON' && { failingSince: null }),
        ...(isTakenOver && { apiKeyId: null, createdById: context.viewer?.id ?? null }),
        version: { increment: 1 },
      },
    });
  });
}

/** Deletes a webhook with its deliveries. */
export function deleteWebhook(context: GraphContext, { id }: DeleteWebhookInput): Promise<boolean> {
  return lockEndpoint(context, { id }, async (tx, { url, description }) => {
    await tx.webhookEndpoint.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'webhook.delete',
      entity: 'Webhook',
      entityId: id,
      before: { name: description || url, url },
    });
    return true;
  });
}

/**
 * Rotates the secret. The new secret is returned only once, and the previous secret also signs for a day. At most two
 * secrets sign at a time: another rotation within that day is refused unless the input allows it to end the previous
 * secret.
 */
export function rotateSecret(
  context: GraphContext,
  { id, endPrevious }: RotateWebhookSecretInput,
): Promise<EndpointWithSecret> {
  const { secrets, now } = context;
  return lockEndpoint(
    context,
    { id },
    async (tx, { secret: previousSecret, previousUntil: previousExpiresAt }) => {
      if (previousExpiresAt && previousExpiresAt > now && !endPrevious)
        throw new DomainError(
          'WEBHOOK_PREVIOUS_SECRET_ACTIVE',
          { at: previousExpiresAt.toISOString() },
          'endPrevious',
        );
      const secret = generateSecret();
      const previousUntil = new Date(now.getTime() + ROTATION_OVERLAP_MS);
      const webhook = await tx.webhookEndpoint.update({
        where: { id },
        data: {
          secret: webhookSecretEncryption.encrypt(secret, id, secrets),
          previousSecret,
          previousUntil,
          version: { increment: 1 },
        },
      });
      await recordAudit(tx, context, {
        action: 'webhook.rotate',
        entity: 'Webhook',
        entityId: id,
        after: { previousUntil: previousUntil.toISOString() },
      });
      return { webhook, secret };
    },
  );
}

/** Refuses topics that the API key has no scope to read. */
function assertScopes(
  { apiKey }: Pick<GraphContext, 'apiKey'>,
  { topics, includesPersonalData }: { topics: readonly WebhookTopic[]; includesPersonalData: boolean },
): void {
  if (!apiKey) return;
  const missingScope = getRequiredScopes(topics, { includesPersonalData }).find(
    (scope) => !apiKey.scopes.includes(scope),
  );
  if (missingScope)
    throw new DomainError(
      'WEBHOOK_SCOPE_MISSING',
      { scope: missingScope },
      missingScope === 'read-customers' ? 'includesPersonalData' : 'topics',
    );
}
