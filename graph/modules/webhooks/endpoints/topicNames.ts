import { WEBHOOK_TOPICS, type WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { WebhookTopic as Named } from '#graph/schema/schema.generated.ts';

/** GraphQL's name of a topic: `order.placed` is ORDER_PLACED there. */
export function topicName(topic: WebhookTopic): Named {
  return topic.toUpperCase().replace('.', '_') as Named;
}

export function topicNamed(name: Named): WebhookTopic {
  const topic = WEBHOOK_TOPICS.find((one) => topicName(one) === name);
  if (!topic) throw new Error(`There is no topic ${name}.`);
  return topic;
}
