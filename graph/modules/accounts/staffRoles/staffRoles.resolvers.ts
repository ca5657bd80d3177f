import { isWithin } from '#domain/accounts/grants.ts';
import { toActions } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { deleteStaffRole } from './deleteStaffRole.ts';
import { createStaffRole, updateStaffRole } from './saveStaffRole.ts';
import { findGrants, findRoleMembers, findStaffRole, getStaffRoleGrants } from './staffRoles.queries.ts';
import { staffWithPermission } from './staffWithPermission.ts';

export const resolvers: Resolvers = {
  Query: {
    staffRoles: (_parent, _args, { prisma }) => prisma.staffRole.findMany({ orderBy: { name: 'asc' } }),
    staffWithPermission: async (_parent, { permission }, context) => {
      const [action] = toActions([permission]);
      return action ? staffWithPermission(context, action) : [];
    },
  },
  Mutation: {
    createStaffRole: (_parent, { input }, context) =>
      withUserErrors('staffRole', () => createStaffRole(context, input)),
    updateStaffRole: (_parent, { input }, context) =>
      withUserErrors('staffRole', () => updateStaffRole(context, input)),
    deleteStaffRole: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteStaffRole(context, input)),
  },
  StaffRole: {
    permissions: (role) => getStaffRoleGrants(role).permissions.map(toPermissionCode),
    limits: ({ discountPercent, refundNpr }) => ({ discountPercent, refundNpr }),
    members: async ({ id }, _args, context) => (await findRoleMembers(context, id)) ?? [],
    isEditable: (role, _args, context) => {
      const viewer = requireViewer(context);
      const isOwn = viewer.staffRole?.id === role.id && viewer.role !== 'SUPER_ADMIN';
      return !isOwn && isWithin(getStaffRoleGrants(role), viewer);
    },
    isAssignable: (role, _args, context) => isWithin(getStaffRoleGrants(role), requireViewer(context)),
  },
  Colleague: {
    role: ({ role }) => (role === 'SUPER_ADMIN' ? role : 'ADMIN'),
    staffRole: async ({ role, staffRoleId }, _args, context) =>
      role === 'SUPER_ADMIN' || staffRoleId === null
        ? null
        : ((await findStaffRole(context, staffRoleId))?.name ?? null),
  },
  StaffMember: {
    staffRole: async ({ staffRoleId }, _args, context) =>
      staffRoleId === null ? null : ((await findStaffRole(context, staffRoleId)) ?? null),
    isChangeable: async (member, _args, context) => {
      const viewer = requireViewer(context);
      if (member.id === viewer.id || (member.role === 'SUPER_ADMIN' && viewer.role !== 'SUPER_ADMIN'))
        return false;
      return isWithin(await findGrants(context, member), viewer);
    },
  },
  User: {
    permissions: async (user, _args, context) =>
      (await findGrants(context, user)).permissions.map(toPermissionCode),
    limits: async (user, _args, context) => (await findGrants(context, user)).limits,
    staffRole: async ({ staffRoleId }, _args, context) =>
      staffRoleId === null ? null : ((await findStaffRole(context, staffRoleId))?.name ?? null),
  },
};
