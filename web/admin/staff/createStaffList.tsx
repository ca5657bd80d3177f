import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { getStaffRoleName, roleNames } from '#web/admin/labels/roleNames.ts';
import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import type { StaffFilter } from '#web/graphql/types.generated.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { Instant } from '../ui/Instant.tsx';
import { getInvitationState, invitationTexts } from '../ui/invitationState.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Staff_MemberFragment } from './Staff.generated.ts';
import { MEMBER_STATUSES, memberStates, STAFF_ROLES } from './staffTexts.ts';
import { useStaffRows } from './useStaffRows.ts';

type Row = Staff_MemberFragment;

export interface StaffListActions {
  /** Renders the link to a staff member. */
  open: (member: Row) => ReactNode;
  add: ReactNode;
}

const statusTexts = { ACTIVE: memberStates.ACTIVE.text, BLOCKED: memberStates.BLOCKED.text };

/** Defines the list of current and former staff members. */
export function createStaffList({ open, add }: StaffListActions): ListDefinition<Row> {
  return {
    id: 'staff',
    title: /*i18n*/ 'Staff',
    countText: /*i18n*/ '{count, plural, one {# staff member} other {# staff members}}',
    search: /*i18n*/ 'Name or email',
    columns: [
      { field: 'name', header: /*i18n*/ 'Name', card: 'title', render: open },
      { field: 'email', header: /*i18n*/ 'Email' },
      {
        field: 'role',
        header: /*i18n*/ 'Role',
        width: 110,
        valueLabels: roleNames,
        render: ({ role }) => <TranslatedText text={roleNames[role]} />,
      },
      {
        field: 'staffRole',
        header: /*i18n*/ 'Staff role',
        width: 150,
        render: ({ staffRole }) => (staffRole ? <StaffRoleName of={staffRole} /> : '–'),
        exportText: ({ staffRole }) => staffRole?.name ?? '',
      },
      {
        field: 'status',
        header: /*i18n*/ 'Access',
        width: 120,
        valueLabels: { ...statusTexts, ...invitationTexts },
        render: (member) => <MemberState member={member} />,
      },
      {
        field: 'hasTwoFactor',
        header: /*i18n*/ 'Two-factor',
        width: 120,
        valueLabels: { YES: /*i18n*/ 'On', NO: /*i18n*/ 'Off' },
        render: ({ hasTwoFactor }) => <TranslatedText text={hasTwoFactor ? /*i18n*/ 'On' : /*i18n*/ 'Off'} />,
      },
      {
        field: 'lastSeenAt',
        header: /*i18n*/ 'Last seen',
        width: 200,
        keepsWidth: true,
        render: ({ lastSeenAt }) => <Instant at={lastSeenAt} isShort />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Added on',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'role',
        label: /*i18n*/ 'Role',
        kind: 'choice',
        options: STAFF_ROLES.map((value) => ({ value, label: roleNames[value] })),
      },
      {
        field: 'status',
        label: /*i18n*/ 'Access',
        kind: 'choice',
        options: MEMBER_STATUSES.map((value) => ({ value, label: memberStates[value].text })),
      },
      { field: 'hasTwoFactor', label: /*i18n*/ 'Two-factor sign-in', kind: 'flag' },
    ],
    sorts: [
      { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
      { value: 'LAST_SEEN', label: /*i18n*/ 'Most recently seen first' },
      { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
    ],
    useRows: useStaffRows,
    exportFilter: (query) => ({ staff: toStaffFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    actions: add,
  };
}

export function MemberState({ member }: { member: Row }) {
  const { i18n } = useLingui();
  const { text, tone } = getInvitationState(member) ?? memberStates[member.status];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

function StaffRoleName({ of: { name } }: { of: { name: string } }) {
  const { i18n } = useLingui();
  return getStaffRoleName(i18n, name);
}

function TranslatedText({ text }: { text: string }) {
  const { i18n } = useLingui();
  return i18n.t(text);
}

/** Converts the list's filters and search into the query's filter. */
function toStaffFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): StaffFilter {
  const roles = parseChoice(filter.role, STAFF_ROLES);
  return {
    ...(search && { search }),
    ...(roles?.length === 1 && { owners: roles[0] === 'SUPER_ADMIN' }),
    statuses: parseChoice(filter.status, MEMBER_STATUSES),
    ...(typeof filter.hasTwoFactor === 'boolean' && { hasTwoFactor: filter.hasTwoFactor }),
  };
}
