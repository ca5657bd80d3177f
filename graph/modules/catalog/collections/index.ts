import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './collections.permissions.ts';
import { resolvers } from './collections.resolvers.ts';

export const collections: GraphModule = { resolvers, permissions };
