import { DomainError } from '#domain/errors.ts';
import { loginSchema } from '#domain/validation/account.ts';
import { parseInput } from '#domain/validation/problems.ts';
import type { GraphContext } from '../../context.ts';
import type { User } from '../../prisma/generated/client.ts';
import type { LoginInput } from '../../schema.generated.ts';
import { claimSignInAttempt, forgiveSignInFailures } from './claimSignInAttempt.ts';
import { passwordMatches } from './password.ts';

/**
 * The account that the e-mail address and the password belong to. A wrong password and an unknown address answer
 * the same, in the same time; that an account is blocked is told only to who knows its password.
 */
export async function checkCredentials(context: GraphContext, input: LoginInput): Promise<User> {
  const { email, password } = parseInput(loginSchema, input);
  await claimSignInAttempt(context, email);

  const user = await context.prisma.user.findUnique({ where: { email } });
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new DomainError('WRONG_CREDENTIALS', 'Email or password is incorrect.');

  await forgiveSignInFailures(context, email);
  if (user.status === 'BLOCKED')
    throw new DomainError('NOT_ALLOWED', 'This account is blocked. Please contact the store.');
  return user;
}
