import { loginSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countRefusal } from '#graph/access/refusals.ts';
import type { GraphContext } from '#graph/context.ts';
import { isRateLimited } from '#graph/errors/rateLimited.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { atAddress, claimSignInAttempt, forgiveAttempt, onDevice } from '../claimSignInAttempt.ts';
import { passwordMatches } from '../password.ts';
import { checkSecondFactor } from '../twoFactor/checkSecondFactor.ts';
import { findKnownDevice } from './knownDevice.ts';

type Given = ReturnType<typeof loginSchema.parse>;

/**
 * The account that the e-mail address and the password belong to. A wrong password and an unknown address answer
 * the same, in the same time. That an account is blocked is told only to who knows its password. Where the account has
 * a second factor, its code is asked for once the password is right. Who comes from a device that the account has signed
 * in on is not kept out by what others have tried.
 */
export async function checkCredentials(context: GraphContext, input: LoginInput): Promise<User> {
  const given = parseInput(loginSchema, input);
  try {
    return await check(context, given);
  } catch (error) {
    context.access.signIn = 'refused';
    noteRefusal(context, given.email, error);
    throw error;
  }
}

async function check(
  context: GraphContext,
  { email, password, code, deviceToken: token }: Given,
): Promise<User> {
  const deviceId = await findKnownDevice(context, { email, token });
  const attempt = await claimSignInAttempt(context, deviceId ? onDevice(deviceId) : atAddress(email));

  const user = await context.prisma.user.findUnique({ where: { email } });
  const isRight = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new DomainError('CREDENTIALS_INCORRECT');

  const proof = await checkSecondFactor(context, { userId: user.id, code, attempt });
  await forgiveAttempt(context, attempt);
  if (user.status === 'BLOCKED') throw new DomainError('ACCOUNT_BLOCKED');
  context.access.signIn = proof;
  return user;
}

/** A guess that was wrong, or one too many. */
function noteRefusal({ refusedSignIns, ip, requestId, now }: GraphContext, email: string, error: unknown) {
  const isWrong =
    error instanceof DomainError && ['CREDENTIALS_INCORRECT', 'CODE_INCORRECT'].includes(error.reason);
  if (isWrong) countRefusal('wrongCredentials');
  if (isWrong || isRateLimited(error)) refusedSignIns.note(email, { ip, requestId, at: now });
}
