import { calculateAmountDue, calculateNetPaid, calculateRefundDue } from '#domain/orders/ledger.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { getOrderDiscountTerms } from '#graph/modules/orders/getDiscountTerms.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { answerProposal, withdrawProposal } from './answerProposal.ts';
import {
  findProposal,
  findProposals,
  getEditChanges,
  getEditTarget,
  readProposedAmounts,
} from './edit.queries.ts';
import { editOrder } from './editOrder.ts';
import { quoteOrderEdit } from './quoteOrderEdit.ts';
import { updateOrder } from './updateOrder.ts';

export const resolvers: Resolvers = {
  Query: {
    quoteOrderEdit: (_parent, { input }, context) => quoteOrderEdit(context, input),
  },
  Mutation: {
    updateOrder: (_parent, { input }, context) => withUserErrors('order', () => updateOrder(context, input)),
    editOrder: (_parent, { input }, context) => withUserErrors(() => editOrder(context, input)),
    answerOrderProposal: (_parent, { input }, context) =>
      withUserErrors('order', () => answerProposal(context, input)),
    withdrawOrderProposal: (_parent, { input }, context) =>
      withUserErrors('order', () => withdrawProposal(context, input)),
  },
  Order: {
    paid: calculateNetPaid,
    due: calculateAmountDue,
    refundDue: calculateRefundDue,
    proposal: (order, _args, { prisma, now }) => findProposal(prisma, order, now),
  },
  OrderForStaff: {
    isFullyEditable: ({ status }) => canEditOrder(status),
    proposals: (order, _args, { prisma }) => findProposals(prisma, order),
  },
  OrderEditQuote: {
    totals: ({ target }) => target.totals,
    couponDiscount: ({ target }) => target.totals.couponDiscount,
    staffDiscount: ({ target }) => target.totals.staffDiscount,
    staffDiscountTerms: ({ target }) =>
      getOrderDiscountTerms({ ...target, staffDiscount: target.totals.staffDiscount }, target.lines),
  },
  OrderProposal: {
    lines: (proposal) => getEditTarget(proposal).lines,
    totals: (proposal) => getEditTarget(proposal).totals,
    couponCode: (proposal) => getEditTarget(proposal).couponCode,
    changes: getEditChanges,
    difference: async (proposal, _args, { prisma }) =>
      (await readProposedAmounts(prisma, proposal)).difference,
    due: async (proposal, _args, { prisma }) => (await readProposedAmounts(prisma, proposal)).due,
    refundDue: async (proposal, _args, { prisma }) => (await readProposedAmounts(prisma, proposal)).refundDue,
  },
};
