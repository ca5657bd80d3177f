import type { FilterOption } from '#web/admin/list/listDefinition.ts';
import { useDeskMembersQuery, useOrderTagsQuery } from './OrderTags.generated.ts';

const NONE: readonly FilterOption[] = [];

/** The tags that orders can be filtered by. */
export function useTagOptions(): readonly FilterOption[] {
  const { data } = useOrderTagsQuery();
  return data?.orderTags.map(({ id, name }) => ({ value: id, label: name })) ?? NONE;
}

/** Whoever of the staff can have orders in hand. */
export function useMemberOptions(): readonly FilterOption[] {
  const { data } = useDeskMembersQuery();
  return data?.deskMembers.map(({ id, name }) => ({ value: id, label: name })) ?? NONE;
}
