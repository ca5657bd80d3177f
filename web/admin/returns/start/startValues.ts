import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { refundAtOnceSchema } from '#domain/orders/returns/refundSchema.ts';
import {
  givesBackShipping,
  type ReturnReason,
  type ReturnWish,
} from '#domain/orders/returns/returnReasons.ts';
import { deductionSchema } from '#domain/orders/returns/returnSchemas.ts';
import type { StartReturnInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  atTakingField,
  type CameValues,
  shippingLeft,
  type TakingValues,
  toCame,
  toCameValues,
  toTaking,
  toTakingValues,
} from '../receive/takingValues.ts';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';

interface LineValues extends CameValues {
  lineId: string;
  /** How many come back; none of most lines. */
  quantity: number;
  reason: ReturnReason;
  words: string;
  wishedSize: string;
  wishedWords: string;
}

/** A return that the store enters, as it is typed. */
export interface StartValues extends TakingValues {
  lines: LineValues[];
  wish: ReturnWish;
  isReceived: boolean;
  instructions: string;
}

/** All of a parcel that never arrived, here again; of what arrived, what somebody chooses. */
export function toStartValues(order: Order): StartValues {
  const { lines, status } = order;
  const isAtDoor = status === 'SHIPPED';
  const left = lines.filter(({ returnable }) => returnable > 0);
  return {
    lines: left.map(({ id, returnable }) => ({
      lineId: id,
      quantity: isAtDoor || left.length === 1 ? returnable : 0,
      reason: isAtDoor ? 'REFUSED_AT_DOOR' : 'WRONG_SIZE',
      words: '',
      wishedSize: '',
      wishedWords: '',
      ...toCameValues('AS_NEW'),
    })),
    wish: 'REFUND',
    isReceived: isAtDoor,
    instructions: '',
    creditShipping: isAtDoor ? shippingLeft(order) > 0 : null,
    ...toTakingValues(order),
  };
}

/** What is sent of it. */
export function toStart(values: StartValues): Omit<StartReturnInput, 'id'> {
  const { lines, wish, isReceived, instructions } = values;
  return {
    wish,
    isReceived,
    instructions: isReceived ? null : instructions.trim() || null,
    lines: chosen(lines).map(
      ({ line: { lineId, quantity, reason, words, wishedSize, wishedWords, ...came } }) => ({
        lineId,
        quantity,
        reason,
        words: words.trim() || null,
        ...(wish === 'EXCHANGE' && {
          wishedSize: wishedSize || null,
          wishedWords: wishedWords.trim() || null,
        }),
        ...(isReceived && toCame(came)),
      }),
    ),
    ...(isReceived && toTaking(values)),
  };
}

/** How many of each line come, and whether their reasons give the shipping back. */
export function coming({ lines, creditShipping }: Pick<StartValues, 'lines' | 'creditShipping'>) {
  const reasons = chosen(lines).map(({ line: { reason } }) => reason);
  return {
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    creditShipping: creditShipping ?? givesBackShipping(reasons),
  };
}

const rules = z.preprocess(
  (values) => toStart(values as StartValues),
  deductionSchema.extend({ refund: refundAtOnceSchema.nullish() }),
) as unknown as z.ZodType<StartValues, StartValues>;

/** The rules of the money, asked about what the form means; the form keeps its values as they were typed. */
export const startResolver = zodResolver(rules, undefined, { raw: true });

/** An error of what was sent, at the field of the form that it is about. */
export function atStartField({ lines }: StartValues, error: UserError): UserError {
  const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(error.field ?? '') ?? [];
  const sent = place === undefined ? undefined : chosen(lines)[Number(place)];
  return sent ? { ...error, field: `lines.${sent.index}.${rest}` } : atTakingField(error);
}

function chosen(lines: readonly LineValues[]) {
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => line.quantity > 0);
}
