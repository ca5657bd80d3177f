import type { GoodsReceipt } from '#graph/prisma/generated/client.ts';
import type { GoodsReceiptFilter } from '#graph/schema/schema.generated.ts';
import { grams, instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findUserName } from '../findUserName.ts';
import { listReceipts } from './listReceipts.ts';

export const receiptsList = defineExportedList<GoodsReceipt, GoodsReceiptFilter>({
  action: 'manageStock',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => listReceipts(context, listArgs),
  columns: {
    number: text((receipt) => receipt.number, 12),
    receivedAt: instant((receipt) => receipt.receivedAt),
    supplier: text((receipt) => receipt.supplier, 28),
    reference: text((receipt) => receipt.reference, 18),
    location: text(
      async ({ locationId }, { prisma }) =>
        (await prisma.location.findUnique({ where: { id: locationId } }))?.name,
      16,
    ),
    pieces: number((receipt) => receipt.pieces, 8),
    cost: number((receipt) => Number(receipt.cost)),
    weightMg: grams((receipt) => Number(receipt.weightMg)),
    actorName: text((receipt, { prisma }) => findUserName(prisma, receipt.actorId)),
    note: text((receipt) => receipt.note, 32),
  },
});
