import { TEST_TOPIC } from '#domain/webhooks/webhookTopics.ts';
import type { WebhookDelivery, WebhookEvent } from '#graph/prisma/generated/client.ts';
import { removePersonalData } from './removePersonalData.ts';

/** Names of a topic's subject and of its label in the payload. */
const SUBJECTS: Record<string, { noun: string; name?: string }> = {
  order: { noun: 'order', name: 'number' },
  product: { noun: 'product', name: 'sku' },
  stock: { noun: 'stock', name: 'sku' },
  rate: { noun: 'rate', name: 'metal' },
  customer: { noun: 'customer' },
};

/**
 * Returns the payload of an event for an endpoint. It is identical for each attempt, because its exact bytes are
 * signed.
 */
export function buildPayload(
  event: WebhookEvent,
  { includesPersonalData, position }: Pick<WebhookDelivery, 'includesPersonalData' | 'position'>,
): string {
  const { topic, at, subjectId, change, version } = event;
  const timestamp = at.toISOString();
  if (topic === TEST_TOPIC)
    return JSON.stringify({ type: topic, timestamp, data: { id: subjectId, message: 'It works.' } });

  const { noun = 'object', name } = SUBJECTS[topic.split('.')[0] ?? ''] ?? {};
  const { returned, ...object } = toRecord(event.object) ?? {};
  const hasObject = event.object !== null;
  const visibleObject = includesPersonalData ? object : removePersonalData(noun, object);
  return JSON.stringify({
    type: topic,
    timestamp,
    data: {
      id: subjectId,
      ...(name && { [name]: event.name }),
      change,
      version,
      sequence: Number(position),
      updatedAt: object.updatedAt ?? timestamp,
      [noun]: hasObject ? visibleObject : null,
      ...(returned !== undefined && { returned }),
    },
  });
}

function toRecord(object: WebhookEvent['object']): Record<string, unknown> | null {
  return typeof object === 'object' && object !== null && !Array.isArray(object) ? object : null;
}
