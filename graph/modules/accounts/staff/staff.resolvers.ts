import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createStaff } from './createStaff.ts';
import { deleteStaff } from './deleteStaff.ts';
import { endStaffSessions } from './endStaffSessions.ts';
import { listStaff } from './listStaff.ts';
import { findLastSeen } from './staff.queries.ts';
import { updateStaff } from './updateStaff.ts';

export const resolvers: Resolvers = {
  Query: {
    staff: (_parent, _args, context) => listStaff(context),
  },
  Mutation: {
    createStaff: (_parent, { input }, context) => withMemberErrors(() => createStaff(context, input)),
    updateStaff: (_parent, { input }, context) => withMemberErrors(() => updateStaff(context, input)),
    deleteStaff: (_parent, { input }, context) => withMemberErrors(() => deleteStaff(context, input)),
    endStaffSessions: (_parent, { input }, context) =>
      withMemberErrors(() => endStaffSessions(context, input)),
  },
  StaffMember: {
    role: ({ role }) => (role === 'SUPER_ADMIN' ? role : 'ADMIN'),
    lastSeenAt: async ({ id }, _args, context) => (await findLastSeen(context, id)) ?? null,
  },
};

function withMemberErrors(write: () => Promise<User>) {
  return withUserErrors('member', write);
}
