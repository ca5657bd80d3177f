import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

/** An API key sees only the webhooks it created. */
const ownWebhookRule = staff('manageWebhooks', 'write-webhooks');

export const access = {
  Query: {
    webhooks: staff('manageWebhooks', 'write-webhooks'),
    webhook: ownWebhookRule,
    webhookDeliveries: staff('manageWebhooks', 'write-webhooks'),
    webhookDelivery: ownWebhookRule,
  },
  Mutation: {
    createWebhook: staff('manageWebhooks', 'write-webhooks'),
    updateWebhook: ownWebhookRule,
    deleteWebhook: ownWebhookRule,
    rotateWebhookSecret: ownWebhookRule,
    sendTestWebhook: ownWebhookRule,
    resendWebhookDelivery: ownWebhookRule,
  },
} satisfies AccessTable;
