import type { GraphModule } from '../module.ts';
import { permissions } from './audit.permissions.ts';
import { resolvers } from './audit.resolvers.ts';

export const audit: GraphModule = { resolvers, permissions };
