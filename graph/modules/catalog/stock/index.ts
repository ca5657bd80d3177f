import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './stock.permissions.ts';
import { resolvers } from './stock.resolvers.ts';

export const stock: GraphModule = { resolvers, permissions };
