import { can, rightsOf } from '#domain/accounts/rights.ts';
import { isStaff, ROLES } from '#domain/accounts/roles.ts';
import type { Prisma, PrismaClient, StaffRole, User } from '#graph/prisma/generated/client.ts';

const OPEN_STAFF: Prisma.UserWhereInput = {
  role: { in: ROLES.filter(isStaff) },
  status: 'ACTIVE',
  anonymisedAt: null,
};

type Member = User & { staffRole: StaffRole | null };

/** Whoever of the staff works with orders, by name: who can be given one, and named in a note. */
export async function listDeskMembers({ prisma }: { prisma: PrismaClient }): Promise<User[]> {
  const staff = await prisma.user.findMany({
    where: OPEN_STAFF,
    include: { staffRole: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return staff.filter(readsOrders);
}

/** One of them; null where somebody is not. */
export async function findDeskMember({ prisma }: { prisma: PrismaClient }, id: string): Promise<User | null> {
  const found = await prisma.user.findFirst({ where: { ...OPEN_STAFF, id }, include: { staffRole: true } });
  return found && readsOrders(found) ? found : null;
}

function readsOrders({ role, staffRole }: Member): boolean {
  const permissions = staffRole?.permissions;
  const names = Array.isArray(permissions) ? permissions.filter((one) => typeof one === 'string') : [];
  return can(rightsOf(role, staffRole && { ...staffRole, permissions: names }), 'readOrders');
}
