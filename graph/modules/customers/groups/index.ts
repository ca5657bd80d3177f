import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './customerGroups.permissions.ts';
import { resolvers } from './customerGroups.resolvers.ts';

export const customerGroups: GraphModule = { resolvers, permissions };
