import { allow, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { invitation: allow },
  Mutation: {
    acceptInvitation: allow,
    resendStaffInvitation: may('manageStaff'),
    resendCustomerInvitation: may('manageCustomers'),
  },
};
