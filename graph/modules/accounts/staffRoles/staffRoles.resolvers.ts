import { permissionCode } from '#domain/accounts/permissions.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findRights, findStaffRole } from './staffRoles.queries.ts';

export const resolvers: Resolvers = {
  User: {
    permissions: async (user, _args, context) =>
      (await findRights(context, user)).permissions.map(permissionCode),
    limits: async (user, _args, context) => (await findRights(context, user)).limits,
    staffRole: async ({ staffRoleId }, _args, context) =>
      staffRoleId === null ? null : ((await findStaffRole(context, staffRoleId))?.name ?? null),
  },
};
