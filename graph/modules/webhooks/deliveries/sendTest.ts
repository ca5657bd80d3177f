import { DomainError } from '#domain/errors/errors.ts';
import { TEST_TOPIC } from '#domain/webhooks/webhookTopics.ts';
import type { GraphContext } from '#graph/context.ts';
import type { WebhookDelivery } from '#graph/prisma/generated/client.ts';
import type { SendTestWebhookInput } from '#graph/schema/schema.generated.ts';
import { findEndpoint } from '../endpoints/endpoints.ts';

/** Queues a test event for one webhook. */
export async function sendTest(
  context: GraphContext,
  { id }: SendTestWebhookInput,
): Promise<WebhookDelivery> {
  const endpoint = await findEndpoint(context, id);
  if (!endpoint) throw new DomainError('WEBHOOK_NOT_FOUND', 'id');
  if (endpoint.state !== 'ON') throw new DomainError('WEBHOOK_NOT_ACTIVE', 'id');
  const { now: at } = context;
  return context.work(async (work) => {
    const event = await work.db.webhookEvent.create({
      data: { topic: TEST_TOPIC, change: 'test', subjectId: id, at },
    });
    return work.db.webhookDelivery.create({
      data: {
        ...{ eventId: event.id, endpointId: id, topic: TEST_TOPIC, subjectId: id },
        ...{ includesPersonalData: false, nextAttemptAt: at, createdAt: at },
      },
    });
  });
}
