import { client } from '#web/app/client.ts';
import type { ContactMessageStatus } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { oneByOne } from '../list/oneByOne.ts';
import { SetContactMessageStatusDocument } from './Messages.generated.ts';

/** Notes what became of messages. */
export function setMessageStatus(
  ids: readonly string[],
  status: ContactMessageStatus,
): Promise<BulkResult[]> {
  return oneByOne(ids, async (id) => {
    const { data } = await client.mutate({
      mutation: SetContactMessageStatusDocument,
      variables: { input: { id, status } },
    });
    return data?.setContactMessageStatus.errors[0]?.message;
  });
}
