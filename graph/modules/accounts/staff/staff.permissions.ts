import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

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
