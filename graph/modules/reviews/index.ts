import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './reviews.permissions.ts';
import { resolvers } from './reviews.resolvers.ts';

export const reviews: GraphModule = { resolvers, permissions };
