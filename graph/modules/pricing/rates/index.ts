import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './metalRates.permissions.ts';
import { resolvers } from './metalRates.resolvers.ts';

export const metalRates: GraphModule = { resolvers, permissions };
