import { loginSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countRefusal } from '#graph/access/refusals.ts';
import type { GraphContext } from '#graph/context.ts';
import { isRateLimited } from '#graph/errors/rateLimited.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import {
  claimSignInAttempt,
  createAddressSubject,
  createDeviceSubject,
  forgiveAttempt,
} from '../claimSignInAttempt.ts';
import { passwordMatches } from '../password.ts';
import { checkSecondFactor } from '../twoFactor/checkSecondFactor.ts';
import { findKnownDevice } from './knownDevice.ts';

type LoginCredentials = ReturnType<typeof loginSchema.parse>;

/**
 * Returns the account of an email address and password. A wrong password and an unknown address give the same error in
 * the same time. A blocked account is reported, and a second-factor code requested, only after the right password. A
 * known device of the account is not locked out by attempts from elsewhere.
 */
export async function checkCredentials(context: GraphContext, input: LoginInput): Promise<User> {
  const credentials = parseInput(loginSchema, input);
  try {
    return await verifyCredentials(context, credentials);
  } catch (error) {
    context.access.signIn = 'refused';
    recordRefusal(context, credentials.email, error);
    throw error;
  }
}

async function verifyCredentials(
  context: GraphContext,
  { email, password, code, deviceToken: token }: LoginCredentials,
): Promise<User> {
  const deviceId = await findKnownDevice(context, { email, token });
  const attempt = await claimSignInAttempt(
    context,
    deviceId ? createDeviceSubject(deviceId) : createAddressSubject(email),
  );

  const user = await context.prisma.user.findUnique({ where: { email } });
  const isPasswordCorrect = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !isPasswordCorrect) throw new DomainError('CREDENTIALS_INCORRECT');

  const proof = await checkSecondFactor(context, { userId: user.id, code, attempt });
  await forgiveAttempt(context, attempt);
  if (user.status === 'BLOCKED') throw new DomainError('ACCOUNT_BLOCKED');
  context.access.signIn = proof;
  return user;
}

/** Records a wrong guess or a rate-limited attempt. */
function recordRefusal({ refusedSignIns, ip, requestId, now }: GraphContext, email: string, error: unknown) {
  const isWrongGuess =
    error instanceof DomainError && ['CREDENTIALS_INCORRECT', 'CODE_INCORRECT'].includes(error.reason);
  if (isWrongGuess) countRefusal('wrongCredentials');
  if (isWrongGuess || isRateLimited(error)) refusedSignIns.record(email, { ip, requestId, at: now });
}
