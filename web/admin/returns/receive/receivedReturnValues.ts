import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { immediateRefundSchema } from '#domain/orders/returns/refundSchema.ts';
import { isShippingRefundedByDefault } from '#domain/orders/returns/returnReasons.ts';
import { receiptSchema } from '#domain/orders/returns/returnSchemas.ts';
import type { ReceiveReturnInput } from '#web/graphql/types.generated.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import {
  getRemainingShipping,
  type ReceivedLineValues,
  type ReceivingValues,
  toCreditInput,
  toReceivedLineInput,
  toReceivedLineValues,
  toReceivingValues,
} from './receivingValues.ts';

/** Form values of a received return. */
export interface ReceiptValues extends ReceivingValues {
  creditShipping: boolean;
  lines: (ReceivedLineValues & { lineId: string; received: number })[];
}

/** Returns the defaults: everything arrived as sold, and shipping is credited if the store is at fault. */
export function toReceiptValues({ lines, order }: Return): ReceiptValues {
  return {
    lines: lines.map(({ id, quantity, reason }) => ({
      lineId: id,
      received: quantity,
      ...toReceivedLineValues(reason === 'DAMAGED' ? 'DAMAGED' : 'AS_NEW'),
    })),
    creditShipping:
      getRemainingShipping(order) > 0 && isShippingRefundedByDefault(lines.map(({ reason }) => reason)),
    ...toReceivingValues(order),
  };
}

/** Returns the quantity received of each order line. */
export function getReceivedQuantities({ lines }: Return, values: ReceiptValues) {
  return lines.map(({ id, orderLine }) => ({
    lineId: orderLine.id,
    quantity: values.lines.find(({ lineId }) => lineId === id)?.received ?? 0,
  }));
}

/** Converts the form values into the mutation's input. */
export function toReceiveInput(values: ReceiptValues): Omit<ReceiveReturnInput, 'id'> {
  const lines = values.lines.map(({ lineId, received, ...came }) => ({
    lineId,
    received,
    ...toReceivedLineInput(came),
  }));
  return { lines, ...toCreditInput(values) };
}

const rules = z.preprocess(
  (values) => toReceiveInput(values as ReceiptValues),
  receiptSchema.extend({ refund: immediateRefundSchema.nullish() }),
) as unknown as z.ZodType<ReceiptValues, ReceiptValues>;

/** Validates the converted values; the form keeps the typed values. */
export const receiptResolver = zodResolver(rules, undefined, { raw: true });
