import { z } from 'zod';
import { WEBHOOK_TOPICS } from '#domain/webhooks/webhookTopics.ts';
import type { WebhookTopic } from '#graph/schema/schema.generated.ts';
import { lower } from '../inputs.ts';
import { ids, instant, toId, version } from './entity.ts';
import type {
  WebhookDeliveryFieldsFragment,
  WebhookDeliveryPageFragment,
  WebhookFieldsFragment,
} from './webhook.generated.ts';

export const DELIVERY_STATUSES = ['WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'SUPERSEDED'] as const;

export const topicSchema = z.enum(WEBHOOK_TOPICS);

export const webhookSchema = z
  .object({
    ...ids,
    url: z.string(),
    description: z.string(),
    topics: z.array(topicSchema),
    withPersonal: z.boolean().describe('Whether it is told who bought and where to.'),
    state: z
      .enum(['on', 'off', 'disabled', 'key_ended'])
      .describe(
        'disabled: it has taken nothing for three days or said 410. key_ended: the key that made it was revoked or is over.',
      ),
    failingSince: instant.nullable().describe('Since when it has taken nothing.'),
    previousSecretUntil: instant.nullable().describe('Until when the secret before signs as well.'),
    waiting: z.int().describe('How many deliveries wait for it.'),
    version,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Webhook', description: 'Where another program is told of what happens.' });

export function toWebhook({ topics, state, ...webhook }: WebhookFieldsFragment) {
  return { ...toId(webhook), ...webhook, topics: topics.map(toTopic), state: lower(state) };
}

/** GraphQL's `ORDER_PLACED` as it is sent: `order.placed`. */
function toTopic(name: WebhookTopic): string {
  return name.toLowerCase().replace('_', '.');
}

export function topicNames(topics: readonly string[]): WebhookTopic[] {
  return topics.map((topic) => topic.toUpperCase().replace('.', '_') as WebhookTopic);
}

export const deliverySchema = z
  .object({
    ...ids,
    webhookId: z.string(),
    eventId: z.string().describe('What is sent as webhook-id, at each try.'),
    topic: z.string(),
    subjectId: z.string().describe('The order, product, rate or customer that it is about.'),
    subjectName: z.string().nullable(),
    status: z.enum(DELIVERY_STATUSES.map(lower)),
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    createdAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to a webhook.' });

export function toDelivery({ webhook, status, ...delivery }: WebhookDeliveryFieldsFragment) {
  return { ...toId(delivery), ...delivery, webhookId: webhook.id, status: lower(status) };
}

export const deliveryPageSchema = deliverySchema.extend({
  payload: z.string().describe('The body that is sent.'),
  tries: z.array(
    z.object({
      ...ids,
      at: instant,
      durationMs: z.int(),
      status: z.int().nullable(),
      problem: z.string().nullable(),
      requestHeaders: z.record(z.string(), z.string()),
      responseHeaders: z.record(z.string(), z.string()).nullable(),
      responseBody: z.string().nullable(),
    }),
  ),
});

export function toDeliveryPage({ tries, payload, ...delivery }: WebhookDeliveryPageFragment) {
  return {
    ...toDelivery(delivery),
    payload,
    tries: tries.map(({ problem, ...one }) => ({
      ...toId(one),
      ...one,
      problem: problem && lower(problem),
    })),
  };
}
