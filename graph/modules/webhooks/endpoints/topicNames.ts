import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { WebhookTopic as TopicName } from '#graph/schema/schema.generated.ts';

/** Returns a topic's GraphQL name, such as ORDER_PLACED for `order.placed`. */
export function toTopicName(topic: WebhookTopic): TopicName {
  return topic.toUpperCase().replace('.', '_') as TopicName;
}

export function toWebhookTopic(name: TopicName): WebhookTopic {
  const topic = WEBHOOK_TOPICS.find((candidate) => toTopicName(candidate) === name);
  if (!topic) throw new Error(`Unknown topic ${name}.`);
  return topic;
}
