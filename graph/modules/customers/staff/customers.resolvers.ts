import { canSeeFigures } from '#graph/access/canSeeFigures.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findEmailChange } from '#graph/modules/accounts/emailChanges.queries.ts';
import { findInvitation } from '#graph/modules/accounts/invitations.queries.ts';
import { resendInvitation } from '#graph/modules/accounts/resendInvitation.ts';
import { listDeletions } from '#graph/pagination/listDeletions.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findAddresses } from '../addresses/addresses.ts';
import { CUSTOMER_FILTER, findCustomer, findLastOrder, readOrderTotals } from '../customers.queries.ts';
import { createCustomer, deleteCustomer, setCustomerStatus } from './customerAccounts.ts';
import { cancelEmailChange, resendEmailChange } from './customerEmailChange.ts';
import { customerStats } from './customerStats.ts';
import { listCustomers } from './listCustomers.ts';
import { updateCustomer } from './updateCustomer.ts';

export const resolvers: Resolvers = {
  Query: {
    deletedCustomers: (_parent, args, context) => listDeletions(context, 'CUSTOMER', args),
    customers: (_parent, args, context) => listCustomers(context, args),
    customer: (_parent, { id }, { prisma }) => findCustomer(prisma, id),
    customerStats: (_parent, _args, context) => customerStats(context),
  },
  Mutation: {
    createCustomer: (_parent, { input }, context) => withCustomerErrors(() => createCustomer(context, input)),
    updateCustomer: (_parent, { input }, context) => withCustomerErrors(() => updateCustomer(context, input)),
    resendCustomerEmailChange: (_parent, { input }, context) =>
      withCustomerErrors(() => resendEmailChange(context, input)),
    cancelCustomerEmailChange: (_parent, { input }, context) =>
      withCustomerErrors(() => cancelEmailChange(context, input)),
    setCustomerStatus: (_parent, { input }, context) =>
      withCustomerErrors(() => setCustomerStatus(context, input)),
    resendCustomerInvitation: (_parent, { input }, context) =>
      withCustomerErrors(() => resendInvitation(context, input, CUSTOMER_FILTER)),
    deleteCustomer: (_parent, { input }, context) =>
      withUserErrors('deleted', () => deleteCustomer(context, input)),
  },
  Customer: {
    isEmailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    emailChange: async ({ id }, _args, context) => (await findEmailChange(context, id)) ?? null,
    orderCount: async ({ id }, _args, context) => (await readOrderTotals(context, id)).orders,
    spent: async ({ id }, _args, context) =>
      canSeeFigures(context) ? (await readOrderTotals(context, id)).spent : null,
    invitation: async ({ id }, _args, context) => (await findInvitation(context, id)) ?? null,
    lastOrder: ({ id }, _args, context) =>
      context.viewer && !viewerHasPermission(context.viewer, 'readOrders')
        ? null
        : findLastOrder(context, id),
    addresses: ({ id }, _args, { prisma }) => findAddresses(prisma, id),
  },
};

function withCustomerErrors(write: () => Promise<User>) {
  return withUserErrors('customer', write);
}
