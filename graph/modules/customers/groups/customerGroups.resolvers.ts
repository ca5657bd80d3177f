import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changeGroupMembers } from './changeGroupMembers.ts';
import { groupsOf, listGroups, membersOf } from './customerGroups.queries.ts';
import { deleteCustomerGroup } from './deleteCustomerGroup.ts';
import { saveCustomerGroup } from './saveCustomerGroup.ts';

export const resolvers: Resolvers = {
  Query: {
    customerGroups: (_parent, _args, { prisma }) => listGroups(prisma),
  },
  Mutation: {
    saveCustomerGroup: (_parent, { input }, context) =>
      withUserErrors(async () => ({ group: await saveCustomerGroup(context, input), errors: [] })),
    deleteCustomerGroup: (_parent, { input }, context) =>
      withUserErrors(async () => ({ deletedId: await deleteCustomerGroup(context, input), errors: [] })),
    changeGroupMembers: (_parent, { input }, context) =>
      withUserErrors(async () => ({ ...(await changeGroupMembers(context, input)), errors: [] })),
  },
  Customer: {
    groups: ({ id }, _args, { prisma }) => groupsOf(prisma, id),
  },
  CustomerGroup: {
    customerCount: async ({ id }, _args, context) => (await membersOf(context, id)) ?? 0,
  },
};
