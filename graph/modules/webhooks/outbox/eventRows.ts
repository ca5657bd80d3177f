import { v7 as uuidv7 } from 'uuid';
import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Subscription } from './subscriptions.ts';

/** An event before it is stored. */
export interface EventDraft {
  topic: WebhookTopic;
  change: string;
  subjectId: string;
  name: string | null;
  version: number | null;
  /** Null if the object was deleted. */
  object: object | null;
}

/** Returns the rows of an event and of its deliveries to subscribed webhooks. */
export function toEventRows(
  { object, ...draft }: EventDraft,
  subscriptions: readonly Subscription[],
  now: Date,
) {
  const id = uuidv7();
  const { topic, subjectId } = draft;
  const event = {
    ...draft,
    id,
    object: (object ?? undefined) as Prisma.InputJsonObject | undefined,
    at: now,
  };
  const deliveries = subscriptions.map(({ id: endpointId, includesPersonalData }) => ({
    ...{ id: uuidv7(), eventId: id, endpointId, topic, subjectId, includesPersonalData },
    nextAttemptAt: now,
    createdAt: now,
  }));
  return { event, deliveries };
}
