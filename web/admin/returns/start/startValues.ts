import type { ReturnCondition, ReturnReason, ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import type { StartReturnInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';

interface LineValues {
  lineId: string;
  /** How many come back; none of most lines. */
  quantity: number;
  reason: ReturnReason;
  words: string;
  condition: ReturnCondition;
  restock: boolean;
}

/** A return that the store enters, as it is typed. */
export interface StartValues {
  lines: LineValues[];
  wish: ReturnWish;
  isReceived: boolean;
  instructions: string;
}

/** All of a parcel that never arrived, here again; of what arrived, what somebody chooses. */
export function toStartValues({ lines, status }: Order): StartValues {
  const isAtDoor = status === 'SHIPPED';
  const left = lines.filter(({ returnable }) => returnable > 0);
  return {
    lines: left.map(({ id, returnable }) => ({
      lineId: id,
      quantity: isAtDoor || left.length === 1 ? returnable : 0,
      reason: isAtDoor ? 'REFUSED_AT_DOOR' : 'WRONG_SIZE',
      words: '',
      condition: 'AS_NEW',
      restock: true,
    })),
    wish: 'REFUND',
    isReceived: isAtDoor,
    instructions: '',
  };
}

/** What is sent of it. */
export function toStart({
  lines,
  wish,
  isReceived,
  instructions,
}: StartValues): Omit<StartReturnInput, 'orderId'> {
  return {
    wish,
    isReceived,
    instructions: isReceived ? null : instructions.trim() || null,
    lines: chosen(lines).map(({ line: { lineId, quantity, reason, words, condition, restock } }) => ({
      lineId,
      quantity,
      reason,
      words: words.trim() || null,
      ...(isReceived && { condition, restock }),
    })),
  };
}

/** An error of what was sent, at the field of the form that it is about. */
export function atStartField({ lines }: StartValues, error: UserError): UserError {
  const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(error.field ?? '') ?? [];
  const sent = place === undefined ? undefined : chosen(lines)[Number(place)];
  return sent ? { ...error, field: `lines.${sent.index}.${rest}` } : error;
}

function chosen(lines: readonly LineValues[]) {
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => line.quantity > 0);
}
