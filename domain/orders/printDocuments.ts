import { z } from 'zod';
import type { OrderStatus } from './orderLifecycle.ts';

/** What is printed of orders, in the order in which it lies in the file. */
export const PRINTED = ['SLIPS', 'INVOICES', 'LABELS'] as const;
export type Printed = (typeof PRINTED)[number];

/** How many orders are printed into one file. */
export const MAX_PRINTED = 100;

export const printSchema = z.object({
  orderIds: z.array(z.string()).min(1).max(MAX_PRINTED),
  what: z.array(z.enum(PRINTED)).min(1),
});

/** What of it there is to print of an order: one that was called off has a slip that says so, and no label. */
export function printedOf({ status }: { status: OrderStatus }, what: readonly Printed[]): Printed[] {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  return PRINTED.filter((each) => what.includes(each) && !(isOver && each === 'LABELS'));
}
