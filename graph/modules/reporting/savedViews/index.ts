import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './savedViews.permissions.ts';
import { resolvers } from './savedViews.resolvers.ts';

export const savedViews: GraphModule = { resolvers, permissions };
