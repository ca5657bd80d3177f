import { client } from '#web/app/requests/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { ChangeGroupMembersDocument } from './Customers.generated.ts';

/** Puts customers into a group, or takes them out. */
export async function changeMembers(
  ids: readonly string[],
  groupId: string,
  way: 'add' | 'remove',
): Promise<BulkResult[]> {
  const { changed, problemOf } = await change(ids, groupId, way);
  const back = way === 'add' ? 'remove' : 'add';
  return ids.map((id) => ({
    id,
    problem: problemOf(id),
    undo: changed.includes(id) ? async () => (await change([id], groupId, back)).problemOf(id) : undefined,
  }));
}

async function change(ids: readonly string[], groupId: string, way: 'add' | 'remove') {
  const { data } = await client.mutate({
    mutation: ChangeGroupMembersDocument,
    variables: { input: { groupId, [way]: [...ids] } },
  });
  const { changed, notFound, errors = [] } = data?.changeGroupMembers ?? {};
  const [refused] = errors;
  return {
    changed: changed ?? [],
    problemOf: (id: string) =>
      refused?.message ?? (notFound?.includes(id) ? /*i18n*/ 'This customer no longer exists.' : undefined),
  };
}
