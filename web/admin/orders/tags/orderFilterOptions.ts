import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { useDeskMembersQuery, useOrderTagsQuery } from './OrderTags.generated.ts';

const NO_OPTIONS: readonly FilterOption[] = [];

/** Returns the tags to filter orders by. */
export function useTagOptions(): readonly FilterOption[] {
  const { data } = useOrderTagsQuery();
  return data?.orderTags.map(({ id, name }) => ({ value: id, label: name })) ?? NO_OPTIONS;
}

/** Returns name and email address of a staff member, because two members can have the same name. */
export function formatMember({ name, email }: { name: string; email: string | null }): string {
  return email ? `${name} · ${email}` : name;
}

/** Returns the staff members that orders can be assigned to. */
export function useMemberOptions(): readonly FilterOption[] {
  const { data } = useDeskMembersQuery();
  return (
    data?.assignableStaff.map((member) => ({ value: member.id, label: formatMember(member) })) ?? NO_OPTIONS
  );
}
