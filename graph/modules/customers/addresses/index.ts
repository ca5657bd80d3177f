import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './addresses.permissions.ts';
import { resolvers } from './addresses.resolvers.ts';

export const addresses: GraphModule = { resolvers, permissions };
