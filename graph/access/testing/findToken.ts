import { INITIAL_STAFF_ROLES, type InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import { isStaff } from '#domain/accounts/roles.ts';
import { signAccessToken } from '#graph/modules/accounts/session/accessToken.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aTwoFactor } from '#graph/testing/aTwoFactor.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { type Caller, getRole, isStaffRole } from './caller.ts';
import { type AccessFixture, anApiKey, aSession } from './createFixture.ts';

/** Returns the bearer token of a caller: undefined for a guest, a new session or key for everybody else. */
export async function findToken(
  caller: Caller,
  { server, fixture }: { server: TestServer; fixture: AccessFixture },
): Promise<string | undefined> {
  const { prisma, secrets, clock } = server;
  if (caller === 'nobody') return undefined;
  if (caller.includes('-')) return (await anApiKey(prisma, [caller])).secret;

  const user =
    caller === 'customer'
      ? fixture.owner
      : await aCustomer(prisma, {
          role: getRole(caller),
          ...(isStaffRole(caller) && { staffRoleId: await findStaffRoleId(server, caller) }),
          ...(caller === 'blocked' && { status: 'BLOCKED' as const, blockedReason: 'Test' }),
        });
  if (isStaff(user.role)) await aTwoFactor(server, user);
  const session = await aSession(prisma, user, clock.now);
  return signAccessToken({ userId: user.id, sessionId: session.id }, { secrets, now: clock.now });
}

async function findStaffRoleId({ prisma }: TestServer, caller: InitialStaffRoleName): Promise<string> {
  const { name } = INITIAL_STAFF_ROLES[caller];
  return (await prisma.staffRole.findUniqueOrThrow({ where: { name } })).id;
}
