import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { acceptsTransferReceipt, MAX_TRANSFER_RECEIPTS } from '#domain/payments/transferReceipt.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import { findTransferReceipts } from '#graph/modules/payments/findTransferReceipts.ts';
import type { TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listTransferReceipts } from './listTransferReceipts.ts';
import { reviewTransferReceipt } from './reviewTransferReceipt.ts';
import { submitTransferReceipt } from './submitTransferReceipt.ts';
import { withdrawTransferReceipt } from './withdrawTransferReceipt.ts';

export const resolvers: Resolvers = {
  Query: {
    transferReceipts: (_parent, args, context) => listTransferReceipts(context, args),
  },
  Mutation: {
    submitTransferReceipt: (_parent, { input }, context) =>
      toReceiptPayload(() => submitTransferReceipt(context, input)),
    withdrawTransferReceipt: (_parent, { input }, context) =>
      toReceiptPayload(() => withdrawTransferReceipt(context, input)),
    reviewTransferReceipt: (_parent, { input }, context) =>
      toReceiptPayload(() => reviewTransferReceipt(context, input)),
  },
  Order: {
    transferReceipts: (order, _args, { prisma }) => findTransferReceipts(prisma, order),
    acceptsTransferReceipt: async (order, _args, { prisma }) =>
      acceptsTransferReceipt({ due: calculateAmountDue(order), isExpired: order.expiredAt !== null }) &&
      (await findTransferReceipts(prisma, order)).length < MAX_TRANSFER_RECEIPTS,
  },
  TransferReceipt: {
    paidOn: ({ paidOn }) => formatIsoDay(paidOn),
    photo: (receipt) => receipt,
    received: async ({ id }, _args, { prisma }) =>
      (await prisma.transferReceipt.findUnique({ where: { id } }).payment())?.amount ?? null,
    decidedBy: ({ decidedById }, _args, { prisma }) => findActorName(prisma, { actorId: decidedById }),
    order: ({ orderId }, _args, { prisma }) => prisma.order.findUniqueOrThrow({ where: { id: orderId } }),
  },
  TransferReceiptPhoto: {
    url: ({ id }) => `/slips/photographs/${id}`,
  },
};

function toReceiptPayload(change: () => Promise<TransferReceipt>) {
  return withUserErrors('transferReceipt', change);
}
