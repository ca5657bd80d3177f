import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { ResendWebhookDeliveryDocument } from './Webhooks.generated.ts';

/** Sends deliveries once more, whatever came of them. */
export function resendDeliveries(ids: readonly string[]): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const { data } = await client.mutate({
      mutation: ResendWebhookDeliveryDocument,
      variables: { input: { id } },
    });
    return { problem: data?.resendWebhookDelivery.errors[0]?.message };
  });
}
