import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findUserName } from '../findUserName.ts';
import { receiveTransfer } from './receiveTransfer.ts';
import { sendTransfer } from './sendTransfer.ts';
import { listTransferLines } from './transferLines.ts';
import { cancelTransfer, createTransfer, listTransfers, updateTransfer } from './transfers.ts';

export const resolvers: Resolvers = {
  Query: {
    stockTransfers: (_parent, args, context) => listTransfers(context, args),
    stockTransfer: (_parent, { number }, { prisma }) =>
      prisma.stockTransfer.findUnique({ where: { number: number.trim() } }),
  },
  Mutation: {
    createTransfer: (_parent, { input }, context) => withTransferErrors(() => createTransfer(context, input)),
    updateTransfer: (_parent, { input }, context) => withTransferErrors(() => updateTransfer(context, input)),
    sendTransfer: (_parent, { input }, context) => withTransferErrors(() => sendTransfer(context, input)),
    receiveTransfer: (_parent, { input }, context) =>
      withTransferErrors(() => receiveTransfer(context, input)),
    cancelTransfer: (_parent, { input }, context) => withTransferErrors(() => cancelTransfer(context, input)),
  },
  StockTransfer: {
    from: ({ fromId }, _args, { prisma }) => prisma.location.findUniqueOrThrow({ where: { id: fromId } }),
    to: ({ toId }, _args, { prisma }) => prisma.location.findUniqueOrThrow({ where: { id: toId } }),
    createdByName: ({ createdById }, _args, { prisma }) => findUserName(prisma, createdById),
    sentByName: ({ sentById }, _args, { prisma }) => findUserName(prisma, sentById),
    receivedByName: ({ receivedById }, _args, { prisma }) => findUserName(prisma, receivedById),
    lines: (transfer, _args, { prisma }) => listTransferLines(prisma, transfer),
  },
};

function withTransferErrors(write: () => Promise<StockTransfer>) {
  return withUserErrors('transfer', write);
}
