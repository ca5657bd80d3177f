import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createApiKey } from './createApiKey.ts';
import { listApiKeys } from './listApiKeys.ts';
import { revokeApiKey } from './revokeApiKey.ts';
import { scopeNames } from './scopes.ts';

export const resolvers: Resolvers = {
  Query: {
    apiKeys: (_parent, _args, context) => listApiKeys(context),
  },
  Mutation: {
    createApiKey: (_parent, { input }, context) => withUserErrors(() => createApiKey(context, input)),
    revokeApiKey: (_parent, { input }, context) =>
      withUserErrors('apiKey', () => revokeApiKey(context, input)),
  },
  ApiKey: {
    scopes: ({ scopes }) => scopeNames(scopes),
    createdBy: ({ id }, _args, { prisma }) => prisma.apiKey.findUnique({ where: { id } }).createdBy(),
  },
};
