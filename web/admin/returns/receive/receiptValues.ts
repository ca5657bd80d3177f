import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { creditFor, sumOfCredit } from '#domain/orders/returns/returnCredit.ts';
import { givesBackShipping, type ReturnCondition } from '#domain/orders/returns/returnReasons.ts';
import { receiptSchema } from '#domain/orders/returns/returnSchemas.ts';
import { readNumber } from '#domain/text/numbers.ts';
import type { ReceiveReturnInput } from '#web/graphql/types.generated.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../page/ReturnPage.generated.ts';

/** What came of a line, as the form has it. */
interface CameValues {
  lineId: string;
  received: number;
  condition: ReturnCondition;
  restock: boolean;
}

/** What came back, as it is typed. */
export interface ReceiptValues {
  lines: CameValues[];
  creditShipping: boolean;
  deduction: string;
  deductionReason: string;
}

/** What is likely: all of it came as it was sold, and its shipping is credited where the store is to blame. */
export function toReceiptValues({ lines, order }: Return): ReceiptValues {
  return {
    lines: lines.map(({ id, quantity, reason }) => ({
      lineId: id,
      received: quantity,
      condition: reason === 'DAMAGED' ? 'DAMAGED' : 'AS_NEW',
      restock: reason !== 'DAMAGED',
    })),
    creditShipping: shippingLeft(order) > 0 && givesBackShipping(lines.map(({ reason }) => reason)),
    deduction: '',
    deductionReason: '',
  };
}

/** What of the order's shipping no return has credited yet, NPR. */
export function shippingLeft({ totals, staff }: Return['order']): number {
  return Math.max(0, totals.shipping - staff.shippingCredited);
}

export interface Credit {
  goods: number;
  shipping: number;
  deduction: number;
  sum: number;
}

/** What the buyer is credited for it, by the rule that the server has too. */
export function creditOf({ lines, order }: Return, values: ReceiptValues): Credit {
  const { finalTotal, shipping: whole } = order.totals;
  const { goods } = creditFor(
    { finalTotal, shipping: whole, lines: order.lines },
    lines.flatMap(({ id, orderLine }) => {
      const quantity = values.lines.find(({ lineId }) => lineId === id)?.received ?? 0;
      return quantity > 0 ? [{ lineId: orderLine.id, quantity }] : [];
    }),
  );
  const shipping = values.creditShipping ? shippingLeft(order) : 0;
  const deduction = readNumber(values.deduction) ?? 0;
  return { goods, shipping, deduction, sum: sumOfCredit({ goods }, { shipping, deduction }) };
}

/** What is sent of it. */
export function toReceipt({
  lines,
  creditShipping,
  deduction,
  deductionReason,
}: ReceiptValues): Omit<ReceiveReturnInput, 'id'> {
  return {
    lines,
    creditShipping,
    deduction: deduction.trim() === '' ? 0 : (readNumber(deduction) ?? Number.NaN),
    deductionReason: deductionReason.trim() || null,
  };
}

const rules = z.preprocess(
  (values) => toReceipt(values as ReceiptValues),
  receiptSchema,
) as unknown as z.ZodType<ReceiptValues, ReceiptValues>;

/** The rules of a receipt, asked about what the form means; the form keeps its values as they were typed. */
export const receiptResolver = zodResolver(rules, undefined, { raw: true });
