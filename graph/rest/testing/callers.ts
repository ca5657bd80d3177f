import { API_SCOPES, type ApiScope } from '#domain/accounts/roles.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

export const CALLERS = ['nobody', 'customer', 'admin', 'super_admin', ...API_SCOPES] as const;

export type CallerName = (typeof CALLERS)[number];

/** Caller: an account, an API key or a guest. */
export interface Caller {
  user: User | null;
  token: string | null;
}

/** Creates a new caller. */
export async function aCaller(server: TestServer, name: CallerName): Promise<Caller> {
  if (name === 'nobody') return { user: null, token: null };
  if (isScope(name)) return { user: null, token: (await anApiKey(server, [name])).token };
  const role = { customer: 'CUSTOMER', admin: 'ADMIN', super_admin: 'SUPER_ADMIN' } as const;
  const user = await aCustomer(server.prisma, { role: role[name] });
  return { user, token: await signIn(server, user) };
}

function isScope(name: CallerName): name is ApiScope {
  return API_SCOPES.some((scope) => scope === name);
}
