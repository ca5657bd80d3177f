import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

/** An API key sees only the webhooks it created. */
const own = staff('manageWebhooks', 'write-webhooks');

export const access = {
  Query: {
    webhooks: staff('manageWebhooks', 'write-webhooks'),
    webhook: own,
    webhookDeliveries: staff('manageWebhooks', 'write-webhooks'),
    webhookDelivery: own,
  },
  Mutation: {
    createWebhook: staff('manageWebhooks', 'write-webhooks'),
    updateWebhook: own,
    deleteWebhook: own,
    rotateWebhookSecret: own,
    sendTestWebhook: own,
    resendWebhookDelivery: own,
  },
} satisfies AccessTable;
