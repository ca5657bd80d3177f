import { type BulkList, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { WebhookDeliveryFilter } from '#graph/schema/schema.generated.ts';
import { listDeliveries } from './deliveries/listDeliveries.ts';
import { resendDelivery } from './deliveries/resendDelivery.ts';

const deliveries: BulkList<WebhookDeliveryFilter> = {
  name: 'deliveries',
  requiredPermissions: 'manageWebhooks',
  loadPage: (readContext, query) => listDeliveries({ ...readContext, apiKey: null }, query),
  describe: async ({ prisma }, ids) => {
    const rows = await prisma.webhookDelivery.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, topic: true, endpoint: { select: { url: true } } },
    });
    return new Map(rows.map(({ id, topic, endpoint }) => [id, `${topic} – ${endpoint.url}`]));
  },
};

export const bulk = {
  resendDeliveries: defineBulkAction<boolean, boolean>({
    list: deliveries,
    getRequiredPermissions: () => [],
    read: (_context, isRequested) => isRequested,
    apply: async (context, { id, settle }) => {
      await resendDelivery(context, { id }, (tx) => settle(tx, {}));
    },
  }),
};
