import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './shopper.permissions.ts';
import { resolvers } from './shopper.resolvers.ts';

export const shopper: GraphModule = { resolvers, permissions };
