import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MOST_WEBHOOKS, MOST_WEBHOOKS_OF_KEY, webhookSchema } from '#domain/webhooks/webhookSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreateWebhookInput } from '#graph/schema/schema.generated.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import { newSecret, webhookSeals } from '../webhookSecrets.ts';
import { expectScopes } from './expectScopes.ts';
import { topicNamed } from './topicNames.ts';

export interface WithSecret {
  webhook: WebhookEndpoint;
  secret: string;
}

/** Has a program told of what happens from now on. Its secret is kept sealed, and shown this once. */
export async function createWebhook(
  context: GraphContext,
  { topics, ...input }: CreateWebhookInput,
): Promise<WithSecret> {
  const { viewer, apiKey, secrets, webhookRules, now } = context;
  const given = parseInput(webhookSchema(webhookRules), { ...input, topics: topics.map(topicNamed) });
  expectScopes(context, given);
  const id = uuidv7();
  const secret = newSecret();

  const webhook = await context.work(async (work) => {
    await expectRoom(work.db, apiKey?.id ?? null);
    const made = await work.db.webhookEndpoint.create({
      data: {
        ...given,
        id,
        secret: webhookSeals.sealed(secret, id, secrets),
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
      after: given,
    });
    return made;
  });
  return { webhook, secret };
}

/**
 * A program takes none of the store's own away. They are counted under a lock, as the transaction's first statement: of
 * several that are made at once each sees those before it.
 */
async function expectRoom(tx: Transaction, apiKeyId: string | null): Promise<void> {
  const made = await tx.$queryRaw<unknown[]>`
    SELECT id FROM webhook_endpoints WHERE api_key_id <=> ${apiKeyId} FOR UPDATE`;
  const count = made.length;
  if (apiKeyId && count >= MOST_WEBHOOKS_OF_KEY)
    throw new DomainError('TOO_MANY_WEBHOOKS_OF_KEY', { most: MOST_WEBHOOKS_OF_KEY });
  if (!apiKeyId && count >= MOST_WEBHOOKS)
    throw new DomainError('TOO_MANY_WEBHOOKS', { most: MOST_WEBHOOKS });
}
