import type { GraphModule } from '../module.ts';
import { permissions } from './productImport.permissions.ts';
import { resolvers } from './productImport.resolvers.ts';

export const productImport: GraphModule = { resolvers, permissions };
