import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { RetryMailDocument } from './Mail.generated.ts';

/** Sends mails again that failed, or that wait for their next attempt. */
export function retryMails(ids: readonly string[]): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const { data } = await client.mutate({ mutation: RetryMailDocument, variables: { input: { id } } });
    return { problem: data?.retryMail.errors[0]?.message };
  });
}
