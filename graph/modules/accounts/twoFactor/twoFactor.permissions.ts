import { isStaffMember, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

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
