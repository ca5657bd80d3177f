import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  createSavedView,
  deleteSavedView,
  listViews,
  setDefaultSavedView,
  updateSavedView,
} from './savedViews.ts';

export const resolvers: Resolvers = {
  Query: {
    savedViews: (_parent, { list }, context) => listViews(context, list),
  },
  Mutation: {
    createSavedView: (_parent, { input }, context) =>
      withUserErrors('view', () => createSavedView(context, input)),
    updateSavedView: (_parent, { input }, context) =>
      withUserErrors('view', () => updateSavedView(context, input)),
    deleteSavedView: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteSavedView(context, input)),
    setDefaultSavedView: (_parent, { input }, context) =>
      withUserErrors('views', () => setDefaultSavedView(context, input)),
  },
};
