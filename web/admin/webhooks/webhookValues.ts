import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { buildWebhookSchema } from '#domain/webhooks/buildWebhookSchema.ts';
import type { WebhookTopic } from '#web/graphql/types.generated.ts';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';

export interface WebhookValues {
  url: string;
  description: string;
  topics: WebhookTopic[];
  includesPersonalData: boolean;
}

export const newWebhookValues: WebhookValues = {
  url: '',
  description: '',
  topics: ['ORDER_PLACED', 'ORDER_CHANGED'],
  includesPersonalData: false,
};

export function toValues({
  url,
  description,
  topics,
  includesPersonalData,
}: Webhooks_WebhookFragment): WebhookValues {
  return { url, description, topics: [...topics], includesPersonalData };
}

/** The domain rules use `order.placed` for ORDER_PLACED. Only the server can check whether the host is allowed. */
const rules = z.preprocess(
  (values) => {
    const { topics, ...otherValues } = values as WebhookValues;
    return { ...otherValues, topics: topics.map((topic) => topic.toLowerCase().replace('_', '.')) };
  },
  buildWebhookSchema({ allowsLoopback: true }),
) as unknown as z.ZodType<WebhookValues, WebhookValues>;

export const webhookResolver = zodResolver(rules, undefined, { raw: true });
