import type { PrismaClient, StockTransfer } from '#graph/prisma/generated/client.ts';
import type { StockTransferFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findUserName } from '../findUserName.ts';
import { listTransfers } from './transfers.ts';

const findLocationName = async (prisma: PrismaClient, id: string) =>
  (await prisma.location.findUnique({ where: { id } }))?.name;

export const transfersList = defineExportedList<StockTransfer, StockTransferFilter>({
  action: 'manageStock',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => listTransfers(context, listArgs),
  columns: {
    number: text((transfer) => transfer.number, 12),
    createdAt: instant((transfer) => transfer.createdAt),
    status: text((transfer) => transfer.status, 14),
    from: text(({ fromId }, { prisma }) => findLocationName(prisma, fromId), 18),
    to: text(({ toId }, { prisma }) => findLocationName(prisma, toId), 18),
    pieces: number((transfer) => transfer.pieces, 8),
    difference: number((transfer) => transfer.difference, 10),
    sentAt: instant((transfer) => transfer.sentAt),
    receivedAt: instant((transfer) => transfer.receivedAt),
    createdByName: text((transfer, { prisma }) => findUserName(prisma, transfer.createdById)),
    note: text((transfer) => transfer.note, 32),
  },
});
