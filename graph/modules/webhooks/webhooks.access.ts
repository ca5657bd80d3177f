import { staff, staffOrMaker } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

/** A program has webhooks of its own, and is told of nothing that it might not read. */
const own = staffOrMaker('nothing', 'manageWebhooks', 'write-webhooks');

export const access = {
  Query: {
    webhooks: staff('manageWebhooks', 'write-webhooks'),
    webhook: own,
    webhookDeliveries: staff('manageWebhooks', 'write-webhooks'),
    webhookDelivery: own,
  },
  Mutation: {
    createWebhook: staffOrMaker('refused', 'manageWebhooks', 'write-webhooks'),
    updateWebhook: own,
    deleteWebhook: own,
    rotateWebhookSecret: own,
    sendTestWebhook: own,
    resendWebhookDelivery: own,
  },
} satisfies AccessTable;
