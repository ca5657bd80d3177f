import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const manageCustomers = may('manageCustomers');

export const permissions: Permissions = {
  Query: { customers: manageCustomers, customer: manageCustomers, customerStats: manageCustomers },
  Mutation: {
    createCustomer: manageCustomers,
    updateCustomer: manageCustomers,
    setCustomerStatus: manageCustomers,
    deleteCustomer: may('hardDelete'),
  },
};
