import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { refundAtOnceSchema } from '#domain/orders/returns/refundSchema.ts';
import { givesBackShipping } from '#domain/orders/returns/returnReasons.ts';
import { receiptSchema } from '#domain/orders/returns/returnSchemas.ts';
import type { ReceiveReturnInput } from '#web/graphql/types.generated.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import {
  type CameValues,
  shippingLeft,
  type TakingValues,
  toCame,
  toCameValues,
  toTaking,
  toTakingValues,
} from './takingValues.ts';

/** What came back, as it is typed. */
export interface ReceiptValues extends TakingValues {
  creditShipping: boolean;
  lines: (CameValues & { lineId: string; received: number })[];
}

/** What is likely: all of it came as it was sold, and its shipping is credited where the store is to blame. */
export function toReceiptValues({ lines, order }: Return): ReceiptValues {
  return {
    lines: lines.map(({ id, quantity, reason }) => ({
      lineId: id,
      received: quantity,
      ...toCameValues(reason === 'DAMAGED' ? 'DAMAGED' : 'AS_NEW'),
    })),
    creditShipping: shippingLeft(order) > 0 && givesBackShipping(lines.map(({ reason }) => reason)),
    ...toTakingValues(order),
  };
}

/** How many of each line of the order came. */
export function comingBack({ lines }: Return, values: ReceiptValues) {
  return lines.map(({ id, orderLine }) => ({
    lineId: orderLine.id,
    quantity: values.lines.find(({ lineId }) => lineId === id)?.received ?? 0,
  }));
}

/** What is sent of it. */
export function toReceipt(values: ReceiptValues): Omit<ReceiveReturnInput, 'id'> {
  const lines = values.lines.map(({ lineId, received, ...came }) => ({ lineId, received, ...toCame(came) }));
  return { lines, ...toTaking(values) };
}

const rules = z.preprocess(
  (values) => toReceipt(values as ReceiptValues),
  receiptSchema.extend({ refund: refundAtOnceSchema.nullish() }),
) as unknown as z.ZodType<ReceiptValues, ReceiptValues>;

/** The rules of a receipt, asked about what the form means; the form keeps its values as they were typed. */
export const receiptResolver = zodResolver(rules, undefined, { raw: true });
