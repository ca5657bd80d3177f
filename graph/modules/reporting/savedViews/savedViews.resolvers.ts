import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { deleteView } from './deleteView.ts';
import { listViews } from './listViews.ts';
import { saveView } from './saveView.ts';
import { setDefaultView } from './setDefaultView.ts';

export const resolvers: Resolvers = {
  Query: {
    savedViews: (_parent, { list }, context) => listViews(context, list),
  },
  Mutation: {
    saveView: (_parent, { input }, context) =>
      withUserErrors(async () => ({ view: await saveView(context, input), errors: [] })),
    deleteView: (_parent, { input }, context) =>
      withUserErrors(async () => ({ deletedId: await deleteView(context, input), errors: [] })),
    setDefaultView: (_parent, { input }, context) =>
      withUserErrors(async () => ({ views: await setDefaultView(context, input), errors: [] })),
  },
};
