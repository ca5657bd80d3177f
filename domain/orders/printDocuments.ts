import { z } from 'zod';
import type { OrderStatus } from './orderLifecycle.ts';

/** Documents that can be printed for orders, in the order in which the file contains them. */
export const PRINT_DOCUMENTS = ['SLIPS', 'INVOICES', 'LABELS'] as const;
export type PrintDocument = (typeof PRINT_DOCUMENTS)[number];

/** Maximum number of orders in one printed file. */
export const MAX_PRINTED_ORDERS = 100;

export const printSchema = z.object({
  orderIds: z.array(z.string()).min(1).max(MAX_PRINTED_ORDERS),
  what: z.array(z.enum(PRINT_DOCUMENTS)).min(1),
});

/**
 * Returns the documents available for an order. A cancelled order has a packing slip that is marked as cancelled, and
 * no shipping label.
 */
export function listAvailableDocuments(
  { status }: { status: OrderStatus },
  requestedDocuments: readonly PrintDocument[],
): PrintDocument[] {
  const isClosed = status === 'CANCELLED' || status === 'RETURNED';
  return PRINT_DOCUMENTS.filter(
    (document) => requestedDocuments.includes(document) && !(isClosed && document === 'LABELS'),
  );
}
