import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changeGroupMembers } from './changeGroupMembers.ts';
import {
  deleteCustomerGroup,
  findGroups,
  findMembers,
  listGroups,
  saveCustomerGroup,
} from './customerGroups.ts';

export const resolvers: Resolvers = {
  Query: {
    customerGroups: (_parent, _args, { prisma }) => listGroups(prisma),
  },
  Mutation: {
    saveCustomerGroup: (_parent, { input }, context) =>
      withUserErrors('group', () => saveCustomerGroup(context, input)),
    deleteCustomerGroup: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteCustomerGroup(context, input)),
    changeGroupMembers: (_parent, { input }, context) =>
      withUserErrors(() => changeGroupMembers(context, input)),
  },
  Customer: {
    groups: ({ id }, _args, { prisma }) => findGroups(prisma, id),
  },
  CustomerGroup: {
    customerCount: async ({ id }, _args, context) => (await findMembers(context, id)) ?? 0,
  },
};
