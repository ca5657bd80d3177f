import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { claimSignInAttempt, createAccountSubject, undoAttempt } from './claimSignInAttempt.ts';
import { passwordMatches } from './password.ts';

/**
 * Returns the viewer's account if the password is correct. Wrong passwords count as failed sign-ins, with the same
 * delays.
 */
export async function checkOwnPassword(
  context: GraphContext,
  password: string,
  field: string,
): Promise<User> {
  const { id } = requireViewer(context);
  const user = await context.prisma.user.findUniqueOrThrow({ where: { id } });
  const attempt = await claimSignInAttempt(context, createAccountSubject(id));
  if (!(await passwordMatches(user.passwordHash, password))) throw createWrongPasswordError(field);
  await undoAttempt(context, attempt);
  return user;
}

export function createWrongPasswordError(field: string): DomainError {
  return new DomainError('PASSWORD_INCORRECT', field);
}
