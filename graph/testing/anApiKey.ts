import { randomBytes } from 'node:crypto';
import type { ApiScope } from '#domain/accounts/roles.ts';
import { API_KEY_PREFIX } from '#graph/access/credentialPrefixes.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

export interface TestApiKey {
  id: string;
  /** Bearer token of the key. */
  token: string;
  graphql: (query: string, variables?: Record<string, unknown>) => ReturnType<TestServer['graphql']>;
}

/** Creates an API key. */
export async function anApiKey(
  { prisma, graphql }: Pick<TestServer, 'prisma' | 'graphql'>,
  scopes: readonly ApiScope[],
  overrides: Partial<Prisma.ApiKeyUncheckedCreateInput> = {},
): Promise<TestApiKey> {
  const token = `${API_KEY_PREFIX}${randomBytes(24).toString('base64url')}`;
  const { id } = await prisma.apiKey.create({
    data: {
      ...{ name: 'A partner', prefix: token.slice(0, 12), keyHash: sha256(token), scopes: [...scopes] },
      ...overrides,
    },
  });
  return { id, token, graphql: (query, variables) => graphql(query, variables, { token }) };
}
