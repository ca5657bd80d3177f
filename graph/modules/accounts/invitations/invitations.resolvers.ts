import { isStaff } from '#domain/accounts/roles.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findInvitation, findInvitationByToken, isExpired } from '../invitations.queries.ts';
import { resendInvitation } from '../resendInvitation.ts';
import { lockMember } from '../staff/lockMember.ts';
import { STAFF } from '../staff/staff.queries.ts';
import { acceptInvitation } from './acceptInvitation.ts';

export const resolvers: Resolvers = {
  Query: {
    invitation: (_parent, { token }, { prisma }) => findInvitationByToken(prisma, token),
  },
  Mutation: {
    acceptInvitation: (_parent, { input }, context) =>
      withDoneFlag('accepted', () => acceptInvitation(context, input)),
    resendStaffInvitation: (_parent, { input }, context) =>
      withUserErrors('member', () =>
        resendInvitation(context, input, STAFF, (tx) =>
          lockMember(tx, { viewerId: requireViewer(context).id, id: input.id }),
        ),
      ),
  },
  StaffMember: {
    invitation: async ({ id }, _args, context) => (await findInvitation(context, id)) ?? null,
  },
  Invitation: {
    isExpired: (invitation, _args, { now }) => isExpired(invitation, now),
  },
  OpenInvitation: {
    name: ({ user }) => user.name,
    email: ({ user }) => user.email,
    isForStaff: ({ user }) => isStaff(user.role),
    isExpired: (invitation, _args, { now }) => isExpired(invitation, now),
  },
};
