import { randomUUID } from 'node:crypto';
import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import { generateSecret, webhookSecretEncryption } from '#graph/modules/webhooks/webhookSecrets.ts';
import type { PrismaClient, WebhookDelivery, WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

type WebhookFields = Partial<Pick<WebhookEndpoint, 'url' | 'state' | 'includesPersonalData' | 'apiKeyId'>> & {
  topics?: WebhookTopic[];
  secret?: string;
};

/** Creates a webhook for placed orders, with the given changes. */
export function aWebhook(
  { prisma, secrets }: Pick<TestServer, 'prisma' | 'secrets'>,
  { secret = generateSecret(), topics = ['order.placed'], ...given }: WebhookFields = {},
): Promise<WebhookEndpoint> {
  const id = randomUUID();
  return prisma.webhookEndpoint.create({
    data: {
      ...{ id, url: 'https://erp.example.com/hooks', description: '', topics },
      secret: webhookSecretEncryption.encrypt(secret, id, secrets),
      ...given,
    },
  });
}

/** Creates an event whose delivery to the webhook failed. */
export async function aDelivery(
  prisma: PrismaClient,
  { id: endpointId }: Pick<WebhookEndpoint, 'id'>,
): Promise<WebhookDelivery> {
  const [topic, subjectId, createdAt] = ['order.placed', randomUUID(), new Date('2026-11-20T06:00:00Z')];
  const event = await prisma.webhookEvent.create({
    data: {
      topic,
      change: 'placed',
      subjectId,
      name: 'JW-7K2M9QX4TB',
      object: { id: subjectId },
      at: createdAt,
    },
  });
  return prisma.webhookDelivery.create({
    data: {
      ...{ eventId: event.id, endpointId, topic, subjectId, includesPersonalData: false },
      ...{ status: 'FAILED', attempts: 9, nextAttemptAt: createdAt, createdAt, finishedAt: createdAt },
    },
  });
}
