import { calculateTotalCredit } from '#domain/orders/returns/returnCredit.ts';
import {
  getNextReturnStatuses,
  isReceived,
  isReturnCancellable,
} from '#domain/orders/returns/returnLifecycle.ts';
import { getReturnDeadline, isReturnOpen } from '#domain/orders/returns/returnWindow.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Return } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { adminReturns } from './adminReturns.ts';
import { cancelReturn } from './cancelReturn.ts';
import { closeReturn } from './closeReturn.ts';
import { approveReturn, declineReturn } from './decideReturn.ts';
import { exchangeReturn } from './exchangeReturn.ts';
import { findReturnableQuantity, findReturnLines, findReturnPhotos, findReturns } from './findReturns.ts';
import { getDeliveredAt } from './getDeliveredAt.ts';
import { matchReturnIdOrNumber } from './lockReturn.ts';
import { receiveReturn } from './receiveReturn.ts';
import { requestReturn } from './requestReturn.ts';
import { startReturn } from './startReturn.ts';
import { sumCreditedShipping } from './sumCreditedShipping.ts';

export const resolvers: Resolvers = {
  Query: {
    adminReturns: (_parent, args, context) => adminReturns(context, args),
    adminReturn: (_parent, { id }, { prisma }) =>
      prisma.return.findFirst({ where: matchReturnIdOrNumber(id) }),
  },
  Mutation: {
    requestReturn: (_parent, { input }, context) => withReturnErrors(() => requestReturn(context, input)),
    cancelReturn: (_parent, { input }, context) => withReturnErrors(() => cancelReturn(context, input)),
    approveReturn: (_parent, { input }, context) => withReturnErrors(() => approveReturn(context, input)),
    declineReturn: (_parent, { input }, context) => withReturnErrors(() => declineReturn(context, input)),
    receiveReturn: (_parent, { input }, context) => withReturnErrors(() => receiveReturn(context, input)),
    startReturn: (_parent, { input }, context) => withReturnErrors(() => startReturn(context, input)),
    exchangeReturn: (_parent, { input }, context) => withReturnErrors(() => exchangeReturn(context, input)),
    closeReturn: (_parent, { input }, context) => withReturnErrors(() => closeReturn(context, input)),
  },
  Order: {
    returns: (order, _args, { prisma }) => findReturns(prisma, order),
    returnableUntil: async (order, _args, { prisma, snapshot }) =>
      order.status === 'DELIVERED'
        ? getReturnDeadline(
            await getDeliveredAt(prisma, order),
            readOrderTerms(order, snapshot.settings).returnDays,
          )
        : null,
    isReturnable: async (order, _args, { prisma, snapshot, now }) =>
      order.status === 'DELIVERED' &&
      isReturnOpen(
        await getDeliveredAt(prisma, order),
        readOrderTerms(order, snapshot.settings).returnDays,
        now,
      ),
  },
  OrderLine: {
    returnable: (line, _args, { prisma }) => findReturnableQuantity(prisma, line),
  },
  OrderForStaff: {
    shippingCredited: ({ id }, _args, { prisma }) => sumCreditedShipping(prisma, id),
  },
  Return: {
    order: ({ orderId }, _args, { prisma }) => prisma.order.findUniqueOrThrow({ where: { id: orderId } }),
    lines: (returnRow, _args, { prisma }) => findReturnLines(prisma, returnRow),
    photos: (returnRow, _args, { prisma }) => findReturnPhotos(prisma, returnRow),
    credited: (returnRow) =>
      isReceived(returnRow.status) ? calculateTotalCredit(returnRow, returnRow) : null,
    exchange: ({ exchangeId }, _args, { prisma }) =>
      exchangeId === null ? null : prisma.order.findUnique({ where: { id: exchangeId } }),
    isCancellable: ({ status }) => isReturnCancellable(status),
    nextStatuses: ({ status }) => [...getNextReturnStatuses(status)],
  },
  ReturnLine: {
    orderLine: ({ orderLineId }, _args, { prisma }) =>
      prisma.orderLine.findUniqueOrThrow({ where: { id: orderLineId } }),
    location: ({ locationId }, _args, { prisma }) =>
      locationId === null ? null : prisma.location.findUnique({ where: { id: locationId } }),
  },
  ReturnPhoto: {
    url: ({ id }) => `/returns/photographs/${id}`,
  },
};

function withReturnErrors(change: () => Promise<Return>) {
  return withUserErrors('return', change);
}
