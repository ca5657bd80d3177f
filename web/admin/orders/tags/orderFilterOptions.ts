import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { useDeskMembersQuery, useOrderTagsQuery } from './OrderTags.generated.ts';

const NONE: readonly FilterOption[] = [];

/** The tags that orders can be filtered by. */
export function useTagOptions(): readonly FilterOption[] {
  const { data } = useOrderTagsQuery();
  return data?.orderTags.map(({ id, name }) => ({ value: id, label: name })) ?? NONE;
}

/** Somebody of the staff by name and address: two may be called the same. */
export function memberText({ name, email }: { name: string; email: string | null }): string {
  return email ? `${name} · ${email}` : name;
}

/** Whoever of the staff can have orders in hand. */
export function useMemberOptions(): readonly FilterOption[] {
  const { data } = useDeskMembersQuery();
  return data?.deskMembers.map((member) => ({ value: member.id, label: memberText(member) })) ?? NONE;
}
