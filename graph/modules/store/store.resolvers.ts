import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { type PublicStore, readVersionedSettings } from './readSettings.ts';
import { updateStoreSettings } from './updateStoreSettings.ts';

export const resolvers: Resolvers = {
  Query: {
    store: (_parent, _args, { snapshot }): PublicStore => ({
      ...snapshot.settings,
      currency: 'NPR' as const,
    }),
    storeSettings: (_parent, _args, { prisma }) => readVersionedSettings(prisma),
  },
  Mutation: {
    updateStoreSettings: (_parent, { input }, context) =>
      withUserErrors('settings', () => updateStoreSettings(context, input)),
  },
};
