import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { matchesSearch, paginate } from '../list/paginate.ts';
import { type Staff_MemberFragment, useStaffQuery } from './Staff.generated.ts';
import { MEMBER_STATUSES, STAFF_ROLES } from './staffTexts.ts';

type Row = Staff_MemberFragment;

const COMPARATORS: Record<string, (a: Row, b: Row) => number> = {
  NAME: (a, b) => a.name.localeCompare(b.name),
  LAST_SEEN: (a, b) => (b.lastSeenAt ?? '').localeCompare(a.lastSeenAt ?? ''),
  NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt),
};

export function useStaffRows(query: ListQuery): ListRows<Row> {
  const { data, ...asked } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const matchingMembers = data?.staff
    .filter((member) => matches(member, query))
    .toSorted(COMPARATORS[query.sort[0] ?? '']);
  return paginate(matchingMembers, query, asked);
}

function matches({ name, email, role, status, hasTwoFactor }: Row, { filter, search }: ListQuery): boolean {
  return (
    matchesSearch([name, email], search) &&
    (parseChoice(filter.role, STAFF_ROLES)?.includes(role) ?? true) &&
    (parseChoice(filter.status, MEMBER_STATUSES)?.includes(status) ?? true) &&
    (typeof filter.hasTwoFactor !== 'boolean' || filter.hasTwoFactor === hasTwoFactor)
  );
}
