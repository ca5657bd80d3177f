import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './figures.permissions.ts';
import { resolvers } from './figures.resolvers.ts';

export const figures: GraphModule = { resolvers, permissions };
