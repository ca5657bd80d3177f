import type { GraphModule } from '../module.ts';
import { permissions } from './apiKeys.permissions.ts';
import { resolvers } from './apiKeys.resolvers.ts';

export const apiKeys: GraphModule = { resolvers, permissions };
