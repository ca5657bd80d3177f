import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { WebhookDelivery } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ResendWebhookDeliveryInput } from '#graph/schema/schema.generated.ts';
import { findEndpoint } from '../endpoints/endpoints.ts';
import { findDelivery } from './listDeliveries.ts';

/**
 * Queues a delivery to be sent now and resets its attempts. Refuses a delivery that is being sent. `followUp` runs in
 * the same transaction.
 */
export async function resendDelivery(
  context: StaffActionContext,
  { id }: ResendWebhookDeliveryInput,
  followUp?: (tx: Transaction) => Promise<void>,
): Promise<WebhookDelivery> {
  const delivery = await findDelivery(context, id);
  if (!delivery) throw new DomainError('WEBHOOK_DELIVERY_NOT_FOUND', 'id');
  const webhook = await findEndpoint(context, delivery.endpointId);
  if (webhook?.state !== 'ON') throw new DomainError('WEBHOOK_NOT_ACTIVE', 'id');
  return context.work(async (work) => {
    const { count } = await work.db.webhookDelivery.updateMany({
      where: { id, status: { not: 'SENDING' } },
      data: { status: 'WAITING', attempts: 0, nextAttemptAt: context.now, finishedAt: null },
    });
    if (count === 0) throw new DomainError('WEBHOOK_DELIVERY_UNDER_WAY', 'id');
    await recordAudit(work.db, context, {
      action: 'webhook.resend',
      entity: 'Webhook',
      entityId: delivery.endpointId,
      after: { delivery: id, topic: delivery.topic },
    });
    await followUp?.(work.db);
    return work.db.webhookDelivery.findUniqueOrThrow({ where: { id } });
  });
}
