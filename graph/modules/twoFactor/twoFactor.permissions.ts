import { isStaffMember, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { twoFactor: isStaffMember },
  Mutation: {
    beginTwoFactor: isStaffMember,
    confirmTwoFactor: isStaffMember,
    disableTwoFactor: isStaffMember,
    renewRecoveryCodes: isStaffMember,
    removeStaffTwoFactor: may('manageStaff'),
  },
};
