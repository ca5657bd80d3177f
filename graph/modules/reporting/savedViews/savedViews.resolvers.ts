import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { deleteView, listViews, saveView, setDefaultView } from './savedViews.ts';

export const resolvers: Resolvers = {
  Query: {
    savedViews: (_parent, { list }, context) => listViews(context, list),
  },
  Mutation: {
    saveView: (_parent, { input }, context) => withUserErrors('view', () => saveView(context, input)),
    deleteView: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteView(context, input)),
    setDefaultView: (_parent, { input }, context) =>
      withUserErrors('views', () => setDefaultView(context, input)),
  },
};
