import { isStaff } from '#domain/roles.ts';
import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { STAFF } from '../staff/staff.queries.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { invitationOf, invitationOfToken, isExpired } from './invitations.queries.ts';
import { resendInvitation } from './resendInvitation.ts';

export const resolvers: Resolvers = {
  Query: {
    invitation: (_parent, { token }, { prisma }) => invitationOfToken(prisma, token),
  },
  Mutation: {
    acceptInvitation: (_parent, { input }, context) =>
      withUserErrors(async () => {
        await acceptInvitation(context, input);
        return { accepted: true, errors: [] };
      }),
    resendStaffInvitation: (_parent, { input }, context) =>
      withUserErrors(async () => ({ member: await resendInvitation(context, input, STAFF), errors: [] })),
  },
  StaffMember: {
    invitation: async ({ id }, _args, context) => (await invitationOf(context, id)) ?? null,
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
