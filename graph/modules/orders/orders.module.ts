import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './orders.access.ts';
import { resolvers } from './shop/shopOrders.resolvers.ts';

export const orders: GraphModule = { resolvers: [resolvers], access };
