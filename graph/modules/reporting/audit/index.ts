import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './audit.permissions.ts';
import { resolvers } from './audit.resolvers.ts';

export const audit: GraphModule = { resolvers, permissions };
