import { client } from '#web/app/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { ChangeGroupMembersDocument } from './Customers.generated.ts';

/** Puts customers into a group, or takes them out. */
export async function changeMembers(
  ids: readonly string[],
  groupId: string,
  way: 'add' | 'remove',
): Promise<BulkResult[]> {
  const { data } = await client.mutate({
    mutation: ChangeGroupMembersDocument,
    variables: { input: { groupId, [way]: [...ids] } },
  });
  const { notFound, errors = [] } = data?.changeGroupMembers ?? {};
  const [refused] = errors;
  return ids.map((id) => ({
    id,
    problem: refused?.message ?? (notFound?.includes(id) ? /*i18n*/ 'There is no such customer.' : undefined),
  }));
}
