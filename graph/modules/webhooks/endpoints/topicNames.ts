import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { WebhookTopic as Named } from '#graph/schema/schema.generated.ts';

/** Returns a topic's GraphQL name, such as ORDER_PLACED for `order.placed`. */
export function toTopicName(topic: WebhookTopic): Named {
  return topic.toUpperCase().replace('.', '_') as Named;
}

export function toWebhookTopic(name: Named): WebhookTopic {
  const topic = WEBHOOK_TOPICS.find((candidate) => toTopicName(candidate) === name);
  if (!topic) throw new Error(`Unknown topic ${name}.`);
  return topic;
}
