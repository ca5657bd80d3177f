import { parseInput } from '#domain/errors/problems.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { defineBulkAction } from '#graph/bulk/bulkAction.ts';
import {
  bulkOrders,
  type Json,
  undoStatusChange,
  undoWindowMs,
} from '#graph/modules/orderAdmin/bulkOrders.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { BulkOrderPaymentInput } from '#graph/schema/schema.generated.ts';
import { markPaid } from './recorded/markOrdersPaid.ts';

type BulkPaymentInput = { method: BulkOrderPaymentInput['method']; reference?: string; allowUndo: boolean };

export const bulk = {
  payOrders: defineBulkAction<BulkOrderPaymentInput, Json<BulkPaymentInput>>({
    list: bulkOrders,
    getRequiredPermissions: () => ['recordPayments'],
    read: (_context, { method, reference: referenceInput, allowUndo }) => {
      const { reference } = parseInput(paymentChangeSchema, { reference: referenceInput });
      return { method: method ?? null, ...(reference && { reference }), allowUndo: allowUndo ?? false };
    },
    apply: async (context, { id, completedRows, settle }, { method, reference, allowUndo }) => {
      const runInTransaction = (tx: Transaction) => settle(tx, allowUndo ? { undo: {} } : {});
      // The first order records the reference; the others share it.
      await markPaid(
        context,
        id,
        { method, reference, allowUndo },
        { allowDuplicateReference: completedRows > 0, runInTransaction },
      );
    },
    undo: undoStatusChange,
    undoWindowMs,
  }),
};
