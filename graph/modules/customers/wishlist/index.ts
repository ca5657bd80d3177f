import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './wishlist.permissions.ts';
import { resolvers } from './wishlist.resolvers.ts';

export const wishlist: GraphModule = { resolvers, permissions };
