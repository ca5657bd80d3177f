import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const manageCustomers = may('manageCustomers');

export const permissions: Permissions = {
  Mutation: { addCustomerNote: manageCustomers, deleteCustomerNote: manageCustomers },
};
