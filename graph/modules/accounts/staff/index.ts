import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './staff.permissions.ts';
import { resolvers } from './staff.resolvers.ts';

export const staff: GraphModule = { resolvers, permissions, hashesPassword: ['createStaff'] };
