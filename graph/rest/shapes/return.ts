import { z } from 'zod';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_WISHES } from '#domain/orders/returns/returnReasons.ts';
import { lower } from '../inputs.ts';
import { ids, instant, toId, version } from './entity.ts';
import { orderStatusSchema } from './order.ts';
import type { ReturnFieldsFragment } from './return.generated.ts';

const status = z.enum(RETURN_STATUSES.map(lower));
const named = z.object({ ...ids, number: z.string() });

export const returnSchema = z
  .object({
    ...ids,
    number: z.string().describe('The number to quote, such as RT-7K2M9QX4TB.'),
    status,
    wish: z.enum(RETURN_WISHES.map(lower)),
    isAskedFor: z.boolean().describe('Whether the buyer asked for it; else the store entered it.'),
    order: named.extend({ status: orderStatusSchema }),
    lines: z.array(
      z.object({
        ...ids,
        orderLineId: z.string(),
        sku: z.string(),
        name: z.string(),
        variant: z.object({ size: z.string() }).nullable(),
        quantity: z.int(),
        reason: z.enum(RETURN_REASONS.map(lower)),
        words: z.string().nullable(),
        wishedSize: z
          .string()
          .nullable()
          .describe('The size that the buyer would rather have, of an exchange; a wish, which binds nobody.'),
        wishedWords: z.string().nullable().describe('What the buyer would rather have, in words.'),
        received: z.int().nullable().describe('How many came; null until they did.'),
        condition: z.enum(RETURN_CONDITIONS.map(lower)).nullable(),
        restocked: z.boolean().nullable(),
        credited: z.int().describe('NPR.'),
      }),
    ),
    photos: z
      .array(z.object({ ...ids, url: z.string() }))
      .describe('Answered to whose order it is and to staff alone.'),
    declineReason: z.string().nullable(),
    instructions: z.string().nullable(),
    credited: z.int().nullable().describe('What was credited in all, NPR; null until it was received.'),
    goods: z.int(),
    shipping: z.int(),
    deduction: z.int(),
    deductionReason: z.string().nullable(),
    exchange: named.nullable().describe('The new order, where it was exchanged.'),
    isCancellable: z.boolean(),
    nextStatuses: z.array(status),
    requestedAt: instant,
    decidedAt: instant.nullable(),
    receivedAt: instant.nullable(),
    closedAt: instant.nullable(),
    version,
  })
  .meta({ id: 'Return', description: 'Pieces of an order that come back, or are to.' });

export function toReturn({ order, lines, photos, exchange, ...back }: ReturnFieldsFragment) {
  return {
    ...toId(back),
    ...back,
    status: lower(back.status),
    wish: lower(back.wish),
    nextStatuses: back.nextStatuses.map((next) => lower(next)),
    order: { ...toId(order), ...order, status: lower(order.status) },
    lines: lines.map(({ orderLine, ...line }) => ({
      ...toId(line),
      ...line,
      reason: lower(line.reason),
      condition: line.condition && lower(line.condition),
      orderLineId: orderLine.id,
      sku: orderLine.sku,
      name: orderLine.name,
      variant: orderLine.size === null ? null : { size: orderLine.size },
    })),
    photos: photos.map((photo) => ({ ...toId(photo), ...photo })),
    exchange: exchange && { ...toId(exchange), ...exchange },
  };
}
