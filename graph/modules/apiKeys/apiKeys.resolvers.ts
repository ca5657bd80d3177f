import { getKeyState } from '#domain/accounts/apiKeyExpiry.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createApiKey } from './createApiKey.ts';
import { listApiKeys } from './listApiKeys.ts';
import { renameApiKey } from './renameApiKey.ts';
import { revokeApiKey } from './revokeApiKey.ts';
import { rotateApiKey } from './rotateApiKey.ts';
import { toScopeNames } from './scopes.ts';
import { setApiKeyLimits } from './setApiKeyLimits.ts';

const apiKeyResolvers: Pick<Resolvers['OwnApiKey'] & object, 'scopes' | 'limits'> = {
  scopes: ({ scopes }) => toScopeNames(scopes),
  limits: ({ discountPercent, refundNpr }) => ({ discountPercent, refundNpr }),
};

export const resolvers: Resolvers = {
  Query: {
    apiKeys: (_parent, _args, context) => listApiKeys(context),
    ownApiKey: (_parent, _args, { prisma, apiKey }) =>
      apiKey && prisma.apiKey.findUnique({ where: { id: apiKey.id } }),
  },
  Mutation: {
    createApiKey: (_parent, { input }, context) => withUserErrors(() => createApiKey(context, input)),
    rotateApiKey: (_parent, { input }, context) => withUserErrors(() => rotateApiKey(context, input)),
    renameApiKey: (_parent, { input }, context) =>
      withUserErrors('apiKey', () => renameApiKey(context, input)),
    setApiKeyLimits: (_parent, { input }, context) =>
      withUserErrors('apiKey', () => setApiKeyLimits(context, input)),
    revokeApiKey: (_parent, { input }, context) =>
      withUserErrors('apiKey', () => revokeApiKey(context, input)),
  },
  OwnApiKey: {
    ...apiKeyResolvers,
    previousSecretUntil: ({ previousUntil }, _args, { now }) =>
      previousUntil && previousUntil > now ? previousUntil : null,
  },
  ApiKey: {
    ...apiKeyResolvers,
    state: (apiKey, _args, { now }) => getKeyState(apiKey, now),
    previous: ({ previousPrefix, previousUntil, previousUsedAt, revokedAt }, _args, { now }) =>
      previousPrefix && previousUntil && previousUntil > now && !revokedAt
        ? { prefix: previousPrefix, endsAt: previousUntil, lastUsedAt: previousUsedAt }
        : null,
    createdBy: ({ id }, _args, { prisma }) => prisma.apiKey.findUnique({ where: { id } }).createdBy(),
  },
};
