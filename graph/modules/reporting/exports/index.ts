import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './listExports.permissions.ts';
import { resolvers } from './listExports.resolvers.ts';

export const listExports: GraphModule = { resolvers, permissions };
