import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const manageCustomers = may('manageCustomers');

export const permissions: Permissions = {
  Query: { customerGroups: manageCustomers },
  Mutation: {
    saveCustomerGroup: manageCustomers,
    deleteCustomerGroup: manageCustomers,
    changeGroupMembers: manageCustomers,
  },
};
