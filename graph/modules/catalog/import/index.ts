import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './productImport.permissions.ts';
import { resolvers } from './productImport.resolvers.ts';

export const productImport: GraphModule = { resolvers, permissions };
