import { twoFactorProofSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactor, User } from '#graph/prisma/generated/client.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { checkOwnPassword } from '../checkOwnPassword.ts';
import { claimSignInAttempt, ofAccount, takeBackAttempt } from '../claimSignInAttempt.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { findConfirmedFactor } from './takeCode.ts';

interface Owner {
  user: User;
  /** Null while signing in asks for none. */
  factor: TwoFactor | null;
}

/** The viewer's account, if the password is its own and the code too, where there is a second factor. */
export async function proveOwner(context: GraphContext, input: TwoFactorProofInput): Promise<Owner> {
  const { password, code } = parseInput(twoFactorProofSchema, input);
  const user = await checkOwnPassword(context, password, 'password');
  const attempt = await claimSignInAttempt(context, ofAccount(user.id));
  await checkSecondFactor(context, { userId: user.id, code, attempt });
  await takeBackAttempt(context, attempt);
  return { user, factor: await findConfirmedFactor(context.prisma, user.id) };
}
