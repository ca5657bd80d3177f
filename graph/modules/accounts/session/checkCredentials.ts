import { loginSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { passwordMatches } from '../password.ts';
import { checkSecondFactor } from '../twoFactor/checkSecondFactor.ts';
import { claimSignInAttempt, forgiveAttempt } from './claimSignInAttempt.ts';

/**
 * The account that the e-mail address and the password belong to. A wrong password and an unknown address answer
 * the same, in the same time. That an account is blocked is told only to who knows its password. Where the account has
 * a second factor, its code is asked for once the password is right.
 */
export async function checkCredentials(context: GraphContext, input: LoginInput): Promise<User> {
  const { email, password, code } = parseInput(loginSchema, input);
  const attempt = await claimSignInAttempt(context, email);

  const user = await context.prisma.user.findUnique({ where: { email } });
  const isRight = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new DomainError('CREDENTIALS_INCORRECT');

  await checkSecondFactor(context, { userId: user.id, code, attempt });
  await forgiveAttempt(context, attempt);
  if (user.status === 'BLOCKED') throw new DomainError('ACCOUNT_BLOCKED');
  return user;
}
