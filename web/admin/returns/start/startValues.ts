import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { immediateRefundSchema } from '#domain/orders/returns/refundSchema.ts';
import {
  isShippingRefundedByDefault,
  type ReturnOutcome,
  type ReturnReason,
} from '#domain/orders/returns/returnReasons.ts';
import { deductionSchema } from '#domain/orders/returns/returnSchemas.ts';
import type { StartReturnInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  assignRefundError,
  getRemainingShipping,
  type ReceivedLineValues,
  type ReceivingValues,
  toCreditInput,
  toReceivedLineInput,
  toReceivedLineValues,
  toReceivingValues,
} from '../receive/receivingValues.ts';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';

interface LineValues extends ReceivedLineValues {
  lineId: string;
  /** Quantity to return; zero for most lines. */
  quantity: number;
  reason: ReturnReason;
  words: string;
  exchangeSize: string;
  exchangePreference: string;
}

/** A return started by staff, as typed. */
export interface StartValues extends ReceivingValues {
  lines: LineValues[];
  wish: ReturnOutcome;
  isReceived: boolean;
  instructions: string;
}

/**
 * Returns the defaults: all items of an undelivered parcel, already received; otherwise no items, unless only one
 * line is returnable.
 */
export function toStartValues(order: Order): StartValues {
  const { lines, status } = order;
  const isUndelivered = status === 'SHIPPED';
  const returnableLines = lines.filter(({ returnable }) => returnable > 0);
  return {
    lines: returnableLines.map(({ id, returnable }) => ({
      lineId: id,
      quantity: isUndelivered || returnableLines.length === 1 ? returnable : 0,
      reason: isUndelivered ? 'DELIVERY_REFUSED' : 'WRONG_SIZE',
      words: '',
      exchangeSize: '',
      exchangePreference: '',
      ...toReceivedLineValues('AS_NEW'),
    })),
    wish: 'REFUND',
    isReceived: isUndelivered,
    instructions: '',
    creditShipping: isUndelivered ? getRemainingShipping(order) > 0 : null,
    ...toReceivingValues(order),
  };
}

/** Converts the form values into the mutation's input. */
export function toStartInput(values: StartValues): Omit<StartReturnInput, 'id'> {
  const { lines, wish, isReceived, instructions } = values;
  return {
    wish,
    isReceived,
    instructions: isReceived ? null : instructions.trim() || null,
    lines: selectReturnedLines(lines).map(
      ({ line: { lineId, quantity, reason, words, exchangeSize, exchangePreference, ...came } }) => ({
        lineId,
        quantity,
        reason,
        words: words.trim() || null,
        ...(wish === 'EXCHANGE' && {
          exchangeSize: exchangeSize || null,
          exchangePreference: exchangePreference.trim() || null,
        }),
        ...(isReceived && toReceivedLineInput(came)),
      }),
    ),
    ...(isReceived && toCreditInput(values)),
  };
}

/** Returns the quantity of each line, and whether the return reasons credit the shipping. */
export function getReturnedQuantities({
  lines,
  creditShipping,
}: Pick<StartValues, 'lines' | 'creditShipping'>) {
  const reasons = selectReturnedLines(lines).map(({ line: { reason } }) => reason);
  return {
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    creditShipping: creditShipping ?? isShippingRefundedByDefault(reasons),
  };
}

const rules = z.preprocess(
  (values) => toStartInput(values as StartValues),
  deductionSchema.extend({ refund: immediateRefundSchema.nullish() }),
) as unknown as z.ZodType<StartValues, StartValues>;

/** Validates the converted values; the form keeps the typed values. */
export const startResolver = zodResolver(rules, undefined, { raw: true });

/** Assigns an error of the input to the form's field. */
export function assignFieldError({ lines }: StartValues, error: UserError): UserError {
  const [, lineIndex, fieldName] = /^lines\.(\d+)\.(.+)$/.exec(error.field ?? '') ?? [];
  const returnedLine = lineIndex === undefined ? undefined : selectReturnedLines(lines)[Number(lineIndex)];
  return returnedLine
    ? { ...error, field: `lines.${returnedLine.index}.${fieldName}` }
    : assignRefundError(error);
}

function selectReturnedLines(lines: readonly LineValues[]) {
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => line.quantity > 0);
}
