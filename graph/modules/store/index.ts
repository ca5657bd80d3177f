import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './store.permissions.ts';
import { resolvers } from './store.resolvers.ts';

export const store: GraphModule = { resolvers, permissions, publicReads: ['store'] };
