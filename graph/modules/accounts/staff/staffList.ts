import type { ReadContext } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { StaffFilter } from '#graph/schema/schema.generated.ts';
import { instant, text, yesOrNo } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';
import { findAccountState } from '../invitations.queries.ts';
import { findStaffRole } from '../staffRoles/staffRoles.queries.ts';
import { listStaff } from './listStaff.ts';
import { findLastSeen } from './staff.queries.ts';

interface Member extends User {
  lastSeenAt: Date | undefined;
  hasTwoFactor: boolean;
  staffRoleName: string | null;
}

const ORDERS: Record<string, (one: Member, other: Member) => number> = {
  NAME: (one, other) => one.name.localeCompare(other.name),
  LAST_SEEN: (one, other) => Number(other.lastSeenAt ?? 0) - Number(one.lastSeenAt ?? 0),
  NEWEST: (one, other) => Number(other.createdAt) - Number(one.createdAt),
};

export const staff = exportedList<Member, StaffFilter>({
  action: 'manageStaff',
  sorts: Object.keys(ORDERS),
  page: async (reading, { filter, sort: [sort = 'NAME'] }) => {
    const members = await findMembers(reading);
    return wholePage(members.filter((member) => keeps(filter, member)).toSorted(ORDERS[sort]));
  },
  columns: {
    name: text((member) => member.name, 24),
    email: text((member) => member.email, 28),
    role: text((member) => member.role, 14),
    staffRole: text((member) => member.staffRoleName, 18),
    status: text((member, reading) => findAccountState(reading, member), 18),
    hasTwoFactor: yesOrNo((member) => member.hasTwoFactor),
    lastSeenAt: instant((member) => member.lastSeenAt),
    createdAt: instant((member) => member.createdAt),
  },
});

async function findMembers(reading: ReadContext): Promise<Member[]> {
  const accounts = await listStaff(reading);
  const confirmed = await reading.prisma.twoFactor.findMany({
    where: { userId: { in: accounts.map(({ id }) => id) }, confirmedAt: { not: null } },
    select: { userId: true },
  });
  const withTwoFactor = new Set(confirmed.map(({ userId }) => userId));
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      lastSeenAt: await findLastSeen(reading, account.id),
      hasTwoFactor: withTwoFactor.has(account.id),
      staffRoleName: account.staffRoleId
        ? ((await findStaffRole(reading, account.staffRoleId))?.name ?? null)
        : null,
    })),
  );
}

function keeps({ search, isOwner, statuses, hasTwoFactor }: StaffFilter, member: Member): boolean {
  const { name, email, role, status } = member;
  const lastSeen = `${name} ${email}`.toLowerCase();
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    words.every((word) => lastSeen.includes(word)) &&
    (isOwner == null || isOwner === (role === 'SUPER_ADMIN')) &&
    (!statuses?.length || statuses.includes(status)) &&
    (hasTwoFactor == null || hasTwoFactor === member.hasTwoFactor)
  );
}

/** Returns all members on one page, because there are few. */
function wholePage(members: Member[]): Page<Member> {
  return {
    edges: members.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    totalCount: async () => members.length,
  };
}
