import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteWebhookInput } from '#graph/schema/schema.generated.ts';
import { withEndpoint } from './endpoints.queries.ts';

/** Deletes a webhook, with what waits for it and what it was sent. */
export function deleteWebhook(context: GraphContext, { id }: DeleteWebhookInput): Promise<boolean> {
  return withEndpoint(context, { id }, async (tx, { url, description }) => {
    await tx.webhookEndpoint.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'webhook.delete',
      entity: 'Webhook',
      entityId: id,
      before: { name: description || url, url },
    });
    return true;
  });
}
