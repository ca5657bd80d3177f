import { DomainError } from '#domain/errors/errors.ts';
import { scopesOfTopics, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { GraphContext } from '#graph/context.ts';

/** A program is told of nothing that it might not read. */
export function expectScopes(
  { apiKey }: Pick<GraphContext, 'apiKey'>,
  { topics, includesPersonalData }: { topics: readonly WebhookTopic[]; includesPersonalData: boolean },
): void {
  if (!apiKey) return;
  const missing = scopesOfTopics(topics, { includesPersonalData }).find(
    (scope) => !apiKey.scopes.includes(scope),
  );
  if (missing)
    throw new DomainError(
      'WEBHOOK_SCOPE_MISSING',
      { scope: missing },
      missing === 'read-customers' ? 'includesPersonalData' : 'topics',
    );
}
