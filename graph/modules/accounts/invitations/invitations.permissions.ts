import { allow, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { invitation: allow },
  Mutation: {
    acceptInvitation: allow,
    resendStaffInvitation: may('manageStaff'),
    resendCustomerInvitation: may('manageCustomers'),
  },
};
