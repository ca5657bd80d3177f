import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './priceChanges.permissions.ts';
import { resolvers } from './priceChanges.resolvers.ts';

export const priceChanges: GraphModule = { resolvers, permissions };
