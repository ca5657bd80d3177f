import type { Limits } from '#domain/accounts/grants.ts';
import { getMemberGrants } from '#graph/access/staffRolePermissions.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { checkCredentials } from './session/checkCredentials.ts';

export interface Approver {
  id: string;
  name: string;
  limits: Limits;
}

/**
 * Checks the email address and password of a staff member who approves a colleague's action on the colleague's screen.
 * No session is opened. Wrong credentials count as failed sign-ins, with the same delays.
 */
export async function checkApprover(
  context: GraphContext,
  input: Pick<LoginInput, 'email' | 'password' | 'code'>,
): Promise<Approver> {
  const { id, name } = await checkCredentials(context, input);
  const member = await context.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { role: true, staffRole: true },
  });
  return { id, name, limits: getMemberGrants(member).limits };
}
