import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const manageCustomers = may('manageCustomers');

export const permissions: Permissions = {
  Mutation: { addCustomerNote: manageCustomers, deleteCustomerNote: manageCustomers },
};
