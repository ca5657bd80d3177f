import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './activity.permissions.ts';
import { resolvers } from './activity.resolvers.ts';

export const activity: GraphModule = { resolvers, permissions };
