import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { PrismaClient, WebhookDelivery, WebhookEvent } from '#graph/prisma/generated/client.ts';

/** Counts the waiting deliveries of webhooks. */
export const countWaiting = createBatchedLoader(
  async ({ prisma }, endpointIds): Promise<Map<string, number>> => {
    const groups = await prisma.webhookDelivery.groupBy({
      by: ['endpointId'],
      where: { endpointId: { in: endpointIds }, status: { in: ['WAITING', 'SENDING'] } },
      _count: true,
    });
    return new Map(groups.map(({ endpointId, _count }) => [endpointId, _count]));
  },
);

export function getEvent(prisma: PrismaClient, { eventId }: WebhookDelivery): Promise<WebhookEvent> {
  return prisma.webhookEvent.findUniqueOrThrow({ where: { id: eventId } });
}
