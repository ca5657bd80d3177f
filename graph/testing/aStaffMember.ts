import { INITIAL_STAFF_ROLES, type InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { aShopper, type Shopper } from './aShopper.ts';
import type { TestServer } from './server.ts';

/** Creates a signed-in staff member with one of the default staff roles. */
export async function aStaffMember(
  server: TestServer,
  staffRole: InitialStaffRoleName,
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Shopper> {
  const { name } = INITIAL_STAFF_ROLES[staffRole];
  const { id: staffRoleId } = await server.prisma.staffRole.findUniqueOrThrow({ where: { name } });
  return aShopper(server, { role: 'ADMIN', staffRoleId, ...overrides });
}
