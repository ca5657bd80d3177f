import type { ReadContext } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { StaffFilter } from '#graph/schema/schema.generated.ts';
import { instant, text, yesOrNo } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findAccountState } from '../invitations.queries.ts';
import { findStaffRole } from '../staffRoles/staffRoles.queries.ts';
import { listStaff } from './listStaff.ts';
import { findLastSeen } from './staff.queries.ts';

interface Member extends User {
  lastSeenAt: Date | undefined;
  hasTwoFactor: boolean;
  staffRoleName: string | null;
}

const COMPARATORS: Record<string, (a: Member, b: Member) => number> = {
  NAME: (a, b) => a.name.localeCompare(b.name),
  LAST_SEEN: (a, b) => Number(b.lastSeenAt ?? 0) - Number(a.lastSeenAt ?? 0),
  NEWEST: (a, b) => Number(b.createdAt) - Number(a.createdAt),
};

export const staff = defineExportedList<Member, StaffFilter>({
  action: 'manageStaff',
  sorts: Object.keys(COMPARATORS),
  page: async (context, { filter, sort: [sort = 'NAME'] }) => {
    const members = await findMembers(context);
    return toSinglePage(
      members.filter((member) => matchesFilter(filter, member)).toSorted(COMPARATORS[sort]),
    );
  },
  columns: {
    name: text((member) => member.name, 24),
    email: text((member) => member.email, 28),
    role: text((member) => member.role, 14),
    staffRole: text((member) => member.staffRoleName, 18),
    status: text((member, context) => findAccountState(context, member), 18),
    hasTwoFactor: yesOrNo((member) => member.hasTwoFactor),
    lastSeenAt: instant((member) => member.lastSeenAt),
    createdAt: instant((member) => member.createdAt),
  },
});

async function findMembers(context: ReadContext): Promise<Member[]> {
  const accounts = await listStaff(context);
  const confirmedFactors = await context.prisma.twoFactor.findMany({
    where: { userId: { in: accounts.map(({ id }) => id) }, confirmedAt: { not: null } },
    select: { userId: true },
  });
  const twoFactorUserIds = new Set(confirmedFactors.map(({ userId }) => userId));
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      lastSeenAt: await findLastSeen(context, account.id),
      hasTwoFactor: twoFactorUserIds.has(account.id),
      staffRoleName: account.staffRoleId
        ? ((await findStaffRole(context, account.staffRoleId))?.name ?? null)
        : null,
    })),
  );
}

function matchesFilter({ search, isOwner, statuses, hasTwoFactor }: StaffFilter, member: Member): boolean {
  const { name, email, role, status } = member;
  const searchableText = `${name} ${email}`.toLowerCase();
  const searchTerms = (search ?? '').toLowerCase().split(/\s+/);
  return (
    searchTerms.every((term) => searchableText.includes(term)) &&
    (isOwner == null || isOwner === (role === 'SUPER_ADMIN')) &&
    (!statuses?.length || statuses.includes(status)) &&
    (hasTwoFactor == null || hasTwoFactor === member.hasTwoFactor)
  );
}

/** Returns all members as a single page, because there are few. */
function toSinglePage(members: Member[]): Page<Member> {
  return {
    edges: members.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    totalCount: async () => members.length,
  };
}
