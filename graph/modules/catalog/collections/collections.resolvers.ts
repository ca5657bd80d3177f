import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { updateCollection } from './updateCollection.ts';

export const resolvers: Resolvers = {
  Mutation: {
    updateCollection: (_parent, { input }, context) =>
      withUserErrors('collection', () => updateCollection(context, input)),
  },
};
