import { type Limits, rightsOf } from '#domain/accounts/rights.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { checkCredentials } from './session/checkCredentials.ts';
import { readPermissions } from './staffRoles/readPermissions.ts';

export interface Approver {
  id: string;
  name: string;
  limits: Limits;
}

/**
 * Who of the staff signs what another does, with their own e-mail address and password at the other's screen. No session is
 * opened. Wrong ones count and slow down as failed sign-ins do.
 */
export async function approveInPlace(
  context: GraphContext,
  input: Pick<LoginInput, 'email' | 'password' | 'code'>,
): Promise<Approver> {
  const { id, name, role } = await checkCredentials(context, input);
  const { staffRole } = await context.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { staffRole: true },
  });
  const kept = staffRole && { ...staffRole, permissions: readPermissions(staffRole.permissions) };
  return { id, name, limits: rightsOf(role, kept).limits };
}
