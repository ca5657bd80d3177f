import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './reviews.access.ts';
import { resolvers } from './reviews.resolvers.ts';
import { reviews as reviewsList } from './staff/reviewsList.ts';

export const reviews: GraphModule = {
  resolvers: [resolvers],
  access,
};

/** Lists that staff can export, by their URL names. */
export const lists = { reviews: reviewsList };
