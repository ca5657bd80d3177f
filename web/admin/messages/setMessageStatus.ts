import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { ContactMessageStatus } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { Messages_StatusFragmentDoc, SetContactMessageStatusDocument } from './Messages.generated.ts';

/** Notes what became of messages. */
export function setMessageStatus(
  ids: readonly string[],
  status: ContactMessageStatus,
): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const read = client.cache.readFragment({
      id: `ContactMessage:${id}`,
      fragment: Messages_StatusFragmentDoc,
    });
    const before = read?.status;
    const { version, problem } = await noted({ id, status });
    if (problem || !before || before === status) return { problem };
    return { undo: async () => (await noted({ id, status: before, version })).problem };
  });
}

async function noted(input: { id: string; status: ContactMessageStatus; version?: number | undefined }) {
  const { data } = await client.mutate({ mutation: SetContactMessageStatusDocument, variables: { input } });
  const { contactMessage, errors = [] } = data?.setContactMessageStatus ?? {};
  return { version: contactMessage?.version, problem: errors[0]?.message };
}
