import type { Limits } from '#domain/accounts/rights.ts';
import { rightsOfMember } from '#graph/access/keptRights.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { checkCredentials } from './session/checkCredentials.ts';

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
  const { id, name } = await checkCredentials(context, input);
  const member = await context.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { role: true, staffRole: true },
  });
  return { id, name, limits: rightsOfMember(member).limits };
}
