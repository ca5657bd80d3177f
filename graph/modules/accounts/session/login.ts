import type { GraphContext } from '#graph/context.ts';
import type { LoginInput } from '#graph/schema/schema.generated.ts';
import { checkCredentials } from './checkCredentials.ts';
import { type OpenSession, openSession } from './openSession.ts';

export async function login(context: GraphContext, input: LoginInput): Promise<OpenSession> {
  const user = await checkCredentials(context, input);
  return openSession(context, user, input.deviceToken ?? undefined);
}
