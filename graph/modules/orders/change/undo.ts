import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { EMAIL_DELAY_SECONDS } from '#domain/orders/undoDelay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';

type Clock = Pick<GraphContext, 'now'>;

/** Previous state of an order, stored in the timeline entry of a step while it can be undone. */
const undoSchema = z.object({
  until: z.coerce.date(),
  status: z.enum(ORDER_STATUSES),
  carrier: z.string().nullable(),
  carrierId: z.string().nullable().default(null),
  trackingNumber: z.string().nullable(),
  isStockReserved: z.boolean(),
  estimatedFrom: z.coerce.date(),
  estimatedTo: z.coerce.date(),
  /** Missing if the entry was written by a server of the previous version. */
  payBy: z.coerce.date().nullable().optional(),
  mailId: z.string().nullable(),
  tookStock: z.boolean(),
  version: z.number(),
});

export type Undo = z.infer<typeof undoSchema>;

/** Returns the data needed to undo a step. `order` is the order before that step. */
export function buildUndo(
  order: Order,
  { now }: Clock,
  { mailId, tookStock }: Pick<Undo, 'mailId' | 'tookStock'>,
): Prisma.InputJsonObject {
  const {
    status,
    carrier,
    carrierId,
    trackingNumber,
    isStockReserved,
    estimatedFrom,
    estimatedTo,
    payBy,
    version,
  } = order;
  return {
    until: getUndoDeadline(now).toISOString(),
    status,
    carrier,
    carrierId,
    trackingNumber,
    isStockReserved,
    estimatedFrom: estimatedFrom.toISOString(),
    estimatedTo: estimatedTo.toISOString(),
    payBy: payBy?.toISOString() ?? null,
    mailId,
    tookStock,
    version: version + 1,
  };
}

/** Returns the undo data of a timeline entry; null if the step cannot be undone or has already been undone. */
export function readUndo(data: Prisma.JsonValue): Undo | null {
  const storedUndo = data !== null && typeof data === 'object' && 'undo' in data ? data.undo : null;
  return undoSchema.safeParse(storedUndo).data ?? null;
}

/** Delays the email about a step until it can no longer be undone. */
export function delayUntilFinal({ now }: Clock): { notBefore: Date } {
  return { notBefore: getUndoDeadline(now) };
}

function getUndoDeadline(now: Date): Date {
  return new Date(now.getTime() + EMAIL_DELAY_SECONDS * 1000);
}
