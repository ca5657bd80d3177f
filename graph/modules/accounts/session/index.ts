import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './accounts.permissions.ts';
import { resolvers } from './accounts.resolvers.ts';

export const accounts: GraphModule = {
  resolvers,
  permissions,
  hashesPassword: ['register', 'login', 'adminLogin', 'changePassword', 'resetPassword', 'deleteMyAccount'],
};
