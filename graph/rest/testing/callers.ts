import { randomBytes } from 'node:crypto';
import { API_SCOPES, type ApiScope } from '#domain/accounts/roles.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { API_KEY_MARK } from '#graph/modules/accounts/apiKeys/readApiKey.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

export const CALLERS = ['nobody', 'customer', 'admin', 'super_admin', ...API_SCOPES] as const;

export type CallerName = (typeof CALLERS)[number];

/** Who asks: an account, a program with an API key, or nobody. */
export interface Caller {
  user: User | null;
  token: string | null;
}

/** A caller that nothing has been done to yet. */
export async function aCaller(server: TestServer, name: CallerName): Promise<Caller> {
  if (name === 'nobody') return { user: null, token: null };
  if (isScope(name)) return { user: null, token: await anApiKey(server, name) };
  const role = { customer: 'CUSTOMER', admin: 'ADMIN', super_admin: 'SUPER_ADMIN' } as const;
  const user = await aCustomer(server.prisma, { role: role[name] });
  return { user, token: await signIn(server, user) };
}

function isScope(name: CallerName): name is ApiScope {
  return API_SCOPES.some((scope) => scope === name);
}

async function anApiKey({ prisma }: TestServer, scope: ApiScope): Promise<string> {
  const key = `${API_KEY_MARK}${randomBytes(24).toString('base64url')}`;
  await prisma.apiKey.create({
    data: { name: 'A partner', prefix: key.slice(0, 12), keyHash: sha256(key), scopes: [scope] },
  });
  return key;
}
