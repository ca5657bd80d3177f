import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './apiKeys.permissions.ts';
import { resolvers } from './apiKeys.resolvers.ts';

export const apiKeys: GraphModule = { resolvers, permissions };
