import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findUserName } from '../findUserName.ts';
import { listReceipts } from './listReceipts.ts';
import { receiveGoods } from './receiveGoods.ts';

const MAX_SUPPLIERS = 50;

export const resolvers: Resolvers = {
  Query: {
    goodsReceipts: (_parent, args, context) => listReceipts(context, args),
    goodsReceipt: (_parent, { number }, { prisma }) =>
      prisma.goodsReceipt.findUnique({ where: { number: number.trim() } }),
    suppliers: async (_parent, _args, { prisma }) => {
      const groups = await prisma.goodsReceipt.groupBy({
        by: ['supplier'],
        orderBy: { _max: { receivedAt: 'desc' } },
        take: MAX_SUPPLIERS,
      });
      return groups.map(({ supplier }) => supplier);
    },
  },
  Mutation: {
    receiveGoods: (_parent, { input }, context) =>
      withUserErrors('receipt', () => receiveGoods(context, input)),
  },
  GoodsReceipt: {
    location: ({ locationId }, _args, { prisma }) =>
      prisma.location.findUniqueOrThrow({ where: { id: locationId } }),
    cost: ({ cost }) => Number(cost),
    weightMg: ({ weightMg }) => Number(weightMg),
    actorName: ({ actorId }, _args, { prisma }) => findUserName(prisma, actorId),
    lines: ({ id }, _args, { prisma }) =>
      prisma.goodsReceiptLine.findMany({ where: { receiptId: id }, orderBy: { position: 'asc' } }),
  },
};
