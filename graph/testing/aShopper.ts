import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from './aCustomer.ts';
import type { GraphqlResult, TestServer } from './server.ts';
import { signIn } from './signIn.ts';

export interface Shopper {
  user: User;
  /** Sends an operation as this account. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlResult>;
}

/** Creates a signed-in customer, with the given changes. Set `role` for staff. */
export async function aShopper(
  server: TestServer,
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Shopper> {
  const user = await aCustomer(server.prisma, overrides);
  const token = await signIn(server, user);
  return { user, graphql: (query, variables) => server.graphql(query, variables, { token }) };
}
