import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from './aCustomer.ts';
import type { GraphAnswer, TestServer } from './server.ts';
import { signIn } from './signIn.ts';

export interface Shopper {
  user: User;
  /** Asks the server as this account. */
  ask(query: string, variables?: Record<string, unknown>): Promise<GraphAnswer>;
}

/** A signed-in customer, unless said otherwise; give a `role` for staff. */
export async function aShopper(
  server: TestServer,
  given: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Shopper> {
  const user = await aCustomer(server.prisma, given);
  const token = await signIn(server, user);
  return { user, ask: (query, variables) => server.graphql(query, variables, { token }) };
}
