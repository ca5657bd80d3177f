import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './newsletter.permissions.ts';
import { resolvers } from './newsletter.resolvers.ts';

export const newsletter: GraphModule = { resolvers, permissions };
