import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './orders.permissions.ts';
import { resolvers } from './orders.resolvers.ts';

export const orders: GraphModule = { resolvers, permissions };
