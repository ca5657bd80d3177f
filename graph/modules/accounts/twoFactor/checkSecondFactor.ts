import type { GraphContext } from '#graph/context.ts';
import { type SignInAttempt, takeBackAttempt } from '../claimSignInAttempt.ts';
import { codeRequired, findConfirmedFactor, takeCode, wrongCode } from './takeCode.ts';

interface Given {
  userId: string;
  code: string | undefined;
  attempt: SignInAttempt;
}

/**
 * Lets pass who has no second factor or gives a code of it, and tells by what. A wrong code leaves the attempt counted as failed; to be
 * asked for one is no failure, and forgives none.
 */
export async function checkSecondFactor(
  context: GraphContext,
  { userId, code, attempt }: Given,
): Promise<'password' | 'password and code'> {
  const factor = await findConfirmedFactor(context.prisma, userId);
  if (!factor) return 'password';
  if (code === undefined) {
    await takeBackAttempt(context, attempt);
    throw codeRequired();
  }
  if (!(await takeCode(context, factor, code))) throw wrongCode();
  return 'password and code';
}
