import { z } from 'zod';
import { MAIL_HELD_SECONDS } from '#domain/orders/mailHold.ts';
import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';

type Asking = Pick<GraphContext, 'now'>;

/** What a step keeps of the order as it was, in its entry of the timeline, for as long as it can be taken back. */
const undoSchema = z.object({
  until: z.coerce.date(),
  status: z.enum(ORDER_STATUSES),
  carrier: z.string().nullable(),
  carrierId: z.string().nullable().default(null),
  trackingNumber: z.string().nullable(),
  stockHeld: z.boolean(),
  estimatedFrom: z.coerce.date(),
  estimatedTo: z.coerce.date(),
  /** Left out by a server of the version before. */
  payBy: z.coerce.date().nullable().optional(),
  mailId: z.string().nullable(),
  tookStock: z.boolean(),
  version: z.number(),
});

export type Undo = z.infer<typeof undoSchema>;

/** What takes a step back, of the order as it stood before. */
export function undoOf(
  order: Order,
  { now }: Asking,
  { mailId, tookStock }: Pick<Undo, 'mailId' | 'tookStock'>,
): Prisma.InputJsonObject {
  const {
    status,
    carrier,
    carrierId,
    trackingNumber,
    stockHeld,
    estimatedFrom,
    estimatedTo,
    payBy,
    version,
  } = order;
  return {
    until: heldUntil(now).toISOString(),
    status,
    carrier,
    carrierId,
    trackingNumber,
    stockHeld,
    estimatedFrom: estimatedFrom.toISOString(),
    estimatedTo: estimatedTo.toISOString(),
    payBy: payBy?.toISOString() ?? null,
    mailId,
    tookStock,
    version: version + 1,
  };
}

/** What an entry of the timeline says of how it is taken back; null where it cannot be, or was. */
export function readUndo(data: Prisma.JsonValue): Undo | null {
  const given = data !== null && typeof data === 'object' && 'undo' in data ? data.undo : null;
  return undoSchema.safeParse(given).data ?? null;
}

/** When the mail about such a step goes out. */
export function keptBack({ now }: Asking): { notBefore: Date } {
  return { notBefore: heldUntil(now) };
}

function heldUntil(now: Date): Date {
  return new Date(now.getTime() + MAIL_HELD_SECONDS * 1000);
}
