import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changeGroupMembers } from './changeGroupMembers.ts';
import {
  createCustomerGroup,
  deleteCustomerGroup,
  findGroups,
  findMembers,
  listGroups,
  updateCustomerGroup,
} from './customerGroups.ts';

export const resolvers: Resolvers = {
  Query: {
    customerGroups: (_parent, _args, { prisma }) => listGroups(prisma),
  },
  Mutation: {
    createCustomerGroup: (_parent, { input }, context) =>
      withUserErrors('group', () => createCustomerGroup(context, input)),
    updateCustomerGroup: (_parent, { input }, context) =>
      withUserErrors('group', () => updateCustomerGroup(context, input)),
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
