import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { countViews } from './countViews.ts';

export const resolvers: Resolvers = {
  Query: {
    orderViewCounts: (_parent, _args, context) => countViews(context),
  },
};
