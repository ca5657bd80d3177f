import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './reviews.access.ts';
import { resolvers } from './reviews.resolvers.ts';

export const reviews: GraphModule = {
  resolvers: [resolvers],
  access,
};
