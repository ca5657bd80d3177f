import { type BulkList, bulkAction } from '#graph/bulk/bulkAction.ts';
import type { WebhookDeliveryFilter } from '#graph/schema/schema.generated.ts';
import { listDeliveries } from './deliveries/listDeliveries.ts';
import { resendDelivery } from './deliveries/resendDelivery.ts';

const deliveries: BulkList<WebhookDeliveryFilter> = {
  name: 'deliveries',
  requiredPermissions: 'manageWebhooks',
  page: (reading, wanted) => listDeliveries({ ...reading, apiKey: null }, wanted),
  describe: async ({ prisma }, ids) => {
    const found = await prisma.webhookDelivery.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, topic: true, endpoint: { select: { url: true } } },
    });
    return new Map(found.map(({ id, topic, endpoint }) => [id, `${topic} – ${endpoint.url}`]));
  },
};

export const bulk = {
  resendDeliveries: bulkAction<boolean, boolean>({
    list: deliveries,
    requiredPermissions: () => [],
    read: (_context, isAsked) => isAsked,
    apply: async (context, { id, settle }) => {
      await resendDelivery(context, { id }, (tx) => settle(tx, {}));
    },
  }),
};
