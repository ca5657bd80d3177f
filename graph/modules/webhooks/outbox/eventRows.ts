import { v7 as uuidv7 } from 'uuid';
import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Subscription } from './subscriptions.ts';

/** Something that has happened. */
export interface EventDraft {
  topic: WebhookTopic;
  change: string;
  subjectId: string;
  name: string | null;
  version: number | null;
  /** Null where it is no more. */
  object: object | null;
}

/** The rows of an event, and of its way to each who wants to know. */
export function toEventRows({ object, ...draft }: EventDraft, to: readonly Subscription[], now: Date) {
  const id = uuidv7();
  const { topic, subjectId } = draft;
  const event = {
    ...draft,
    id,
    object: (object ?? undefined) as Prisma.InputJsonObject | undefined,
    at: now,
  };
  const deliveries = to.map(({ id: endpointId, includesPersonalData }) => ({
    ...{ id: uuidv7(), eventId: id, endpointId, topic, subjectId, includesPersonalData },
    nextAttemptAt: now,
    createdAt: now,
  }));
  return { event, deliveries };
}
