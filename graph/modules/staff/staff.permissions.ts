import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayManageStaff = may('manageStaff');

export const permissions: Permissions = {
  Query: { staff: mayManageStaff },
  Mutation: {
    createStaff: mayManageStaff,
    updateStaff: mayManageStaff,
    removeStaff: mayManageStaff,
    endStaffSessions: mayManageStaff,
  },
};
