import type { GraphContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, WebhookDelivery } from '#graph/prisma/generated/client.ts';
import type { QueryWebhookDeliveriesArgs } from '#graph/schema/schema.generated.ts';
import { matchVisibleWebhooks } from '../endpoints/endpoints.ts';
import { toWebhookTopic } from '../endpoints/topicNames.ts';

export type DeliveryPage = Page<WebhookDelivery>;

type DeliveryReader = Pick<GraphContext, 'prisma' | 'apiKey'>;

const newestFirst = createKeyset<WebhookDelivery, Prisma.WebhookDeliveryWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** Lists deliveries, sent and waiting, of the webhooks the caller can see. */
export function listDeliveries(
  context: DeliveryReader,
  { filter, ...args }: Partial<QueryWebhookDeliveriesArgs>,
): Promise<DeliveryPage> {
  const { webhookId, topic, status, subjectId } = filter ?? {};
  const where: Prisma.WebhookDeliveryWhereInput = {
    ...matchVisibleDeliveries(context),
    ...(webhookId != null && { endpointId: webhookId }),
    ...(topic && { topic: toWebhookTopic(topic) }),
    ...(status && { status }),
    ...(subjectId != null && { subjectId }),
  };
  return readTable(context.prisma.webhookDelivery, { ...args, where, order: newestFirst });
}

export function findDelivery(context: DeliveryReader, id: string): Promise<WebhookDelivery | null> {
  return context.prisma.webhookDelivery.findFirst({ where: { id, ...matchVisibleDeliveries(context) } });
}

function matchVisibleDeliveries(context: DeliveryReader): Prisma.WebhookDeliveryWhereInput {
  return context.apiKey ? { endpoint: matchVisibleWebhooks(context) } : {};
}
