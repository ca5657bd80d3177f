import { parseInput } from '#domain/errors/problems.ts';
import { webhookSchema } from '#domain/webhooks/webhookSchema.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import type { UpdateWebhookInput } from '#graph/schema/schema.generated.ts';
import { ofEndedKeysAt, topicsOf, withEndpoint } from './endpoints.queries.ts';
import { expectScopes } from './expectScopes.ts';
import { topicNamed } from './topicNames.ts';

/**
 * Changes what is given. One that is switched on again begins anew: it has not failed yet, and where its program has no
 * key any more it is the store's own.
 */
export function updateWebhook(
  context: GraphContext,
  { id, version, topics, state, ...input }: UpdateWebhookInput,
): Promise<WebhookEndpoint> {
  return withEndpoint(context, { id, version }, async (tx, endpoint) => {
    const before = {
      url: endpoint.url,
      description: endpoint.description,
      topics: topicsOf(endpoint),
      includesPersonalData: endpoint.includesPersonalData,
    };
    const given = parseInput(webhookSchema(context.webhookRules), {
      url: input.url ?? before.url,
      description: input.description ?? before.description,
      topics: topics?.map(topicNamed) ?? before.topics,
      includesPersonalData: input.includesPersonalData ?? before.includesPersonalData,
    });
    expectScopes(context, given);
    // DISABLED and KEY_ENDED are the store's own words for OFF.
    const next = state ? (state === 'ON' ? 'ON' : 'OFF') : endpoint.state;
    const changed = changesBetween(
      { ...before, topics: before.topics.join(' '), state: endpoint.state },
      { ...given, topics: given.topics.join(' '), state: next },
    );
    if (!changed) return endpoint;
    const isTakenOver =
      state === 'ON' &&
      (await tx.webhookEndpoint.count({ where: { id, ...ofEndedKeysAt(context.now) } })) > 0;
    await recordAudit(tx, context, { action: 'webhook.update', entity: 'Webhook', entityId: id, ...changed });
    return tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...given,
        state: next,
        ...(next === 'ON' && endpoint.state !== 'ON' && { failingSince: null }),
        ...(isTakenOver && { apiKeyId: null, createdById: context.viewer?.id ?? null }),
        version: { increment: 1 },
      },
    });
  });
}
