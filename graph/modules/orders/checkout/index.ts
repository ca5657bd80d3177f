import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './checkout.permissions.ts';
import { resolvers } from './checkout.resolvers.ts';

export const checkout: GraphModule = { resolvers, permissions };
