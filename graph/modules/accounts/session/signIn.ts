import { isStaff } from '#domain/accounts/roles.ts';
import type { GraphContext } from '#graph/context.ts';
import { createForbiddenError } from '#graph/errors/httpError.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { checkCredentials } from './checkCredentials.ts';
import { type OpenedSession, openSession } from './openSession.ts';

export async function login(context: GraphContext, input: LoginInput): Promise<OpenedSession> {
  const user = await checkCredentials(context, input);
  return openSession(context, user, input.deviceToken ?? undefined);
}

/** Signs staff in. A customer with the right password gets FORBIDDEN. */
export async function adminLogin(context: GraphContext, input: LoginInput): Promise<OpenedSession> {
  const user = await checkCredentials(context, input);
  if (!isStaff(user.role)) {
    context.access.signIn = 'refused';
    throw createForbiddenError();
  }
  return openSession(context, user, input.deviceToken ?? undefined);
}
