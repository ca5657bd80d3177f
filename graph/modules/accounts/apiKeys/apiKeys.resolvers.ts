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
    createApiKey: (_parent, { input }, context) =>
      withUserErrors(async () => ({ ...(await createApiKey(context, input)), errors: [] })),
    revokeApiKey: (_parent, { input }, context) =>
      withUserErrors(async () => ({ apiKey: await revokeApiKey(context, input), errors: [] })),
  },
  ApiKey: {
    scopes: ({ scopes }) => scopeNames(scopes),
    createdBy: ({ id }, _args, { prisma }) => prisma.apiKey.findUnique({ where: { id } }).createdBy(),
  },
};
