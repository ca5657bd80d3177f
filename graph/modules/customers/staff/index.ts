import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './customers.permissions.ts';
import { resolvers } from './customers.resolvers.ts';

export const customers: GraphModule = {
  resolvers,
  permissions,
  hashesPassword: ['createCustomer'],
};
