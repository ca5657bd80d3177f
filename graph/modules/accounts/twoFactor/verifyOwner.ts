import { twoFactorProofSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactor, User } from '#graph/prisma/generated/client.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { checkOwnPassword } from '../checkOwnPassword.ts';
import { claimSignInAttempt, createAccountSubject, undoAttempt } from '../claimSignInAttempt.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { findConfirmedFactor } from './consumeCode.ts';

interface VerifiedOwner {
  user: User;
  /** Null if the account has no second factor. */
  factor: TwoFactor | null;
}

/**
 * Returns the viewer's account if the password is correct and, for an account with a second factor, the code is correct
 * as well.
 */
export async function verifyOwner(context: GraphContext, input: TwoFactorProofInput): Promise<VerifiedOwner> {
  const { password, code } = parseInput(twoFactorProofSchema, input);
  const user = await checkOwnPassword(context, password, 'password');
  const attempt = await claimSignInAttempt(context, createAccountSubject(user.id));
  await checkSecondFactor(context, { userId: user.id, code, attempt });
  await undoAttempt(context, attempt);
  return { user, factor: await findConfirmedFactor(context.prisma, user.id) };
}
