import type { GraphContext } from '#graph/context.ts';
import { type SignInAttempt, undoAttempt } from '../claimSignInAttempt.ts';
import {
  consumeCode,
  createCodeRequiredError,
  createWrongCodeError,
  findConfirmedFactor,
} from './consumeCode.ts';

interface SecondFactorAttempt {
  userId: string;
  code: string | undefined;
  attempt: SignInAttempt;
}

/**
 * Verifies the second factor if the account has one. Returns the method used. A wrong code counts as a failed attempt.
 * A missing code does not, but earlier failures still count.
 */
export async function checkSecondFactor(
  context: GraphContext,
  { userId, code, attempt }: SecondFactorAttempt,
): Promise<'password' | 'password and code'> {
  const factor = await findConfirmedFactor(context.prisma, userId);
  if (!factor) return 'password';
  if (code === undefined) {
    await undoAttempt(context, attempt);
    throw createCodeRequiredError();
  }
  if (!(await consumeCode(context, factor, code))) throw createWrongCodeError();
  return 'password and code';
}
