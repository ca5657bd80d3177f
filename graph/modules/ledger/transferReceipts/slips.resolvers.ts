import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { acceptsTransferReceipt, MAX_TRANSFER_RECEIPTS } from '#domain/payments/transferReceipt.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import { findTransferReceipts } from '#graph/modules/payments/findTransferReceipts.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { decideTransferSlip } from './decideTransferSlip.ts';
import { listTransferReceipts } from './listTransferReceipts.ts';
import { submitTransferSlip } from './submitTransferSlip.ts';
import { withdrawTransferSlip } from './withdrawTransferSlip.ts';

export const resolvers: Resolvers = {
  Query: {
    transferSlips: (_parent, args, context) => listTransferReceipts(context, args),
  },
  Mutation: {
    submitTransferSlip: (_parent, { input }, context) => changed(() => submitTransferSlip(context, input)),
    withdrawTransferSlip: (_parent, { input }, context) =>
      changed(() => withdrawTransferSlip(context, input)),
    decideTransferSlip: (_parent, { input }, context) => changed(() => decideTransferSlip(context, input)),
  },
  Order: {
    transferSlips: (order, _args, { prisma }) => findTransferReceipts(prisma, order),
    acceptsTransferReceipt: async (order, _args, { prisma }) =>
      acceptsTransferReceipt({ due: amountDue(order), isExpired: order.expiredAt !== null }) &&
      (await findTransferReceipts(prisma, order)).length < MAX_TRANSFER_RECEIPTS,
  },
  TransferSlip: {
    paidOn: ({ paidOn }) => formatIsoDay(paidOn),
    photo: (receipt) => receipt,
    received: async ({ id }, _args, { prisma }) =>
      (await prisma.transferSlip.findUnique({ where: { id } }).payment())?.amount ?? null,
    decidedBy: ({ decidedById }, _args, { prisma }) => findActorName(prisma, { actorId: decidedById }),
    order: ({ orderId }, _args, { prisma }) => prisma.order.findUniqueOrThrow({ where: { id: orderId } }),
  },
  SlipPhoto: {
    url: ({ id }) => `/slips/photographs/${id}`,
  },
};

function changed(change: () => Promise<TransferSlip>) {
  return withUserErrors('slip', change);
}
