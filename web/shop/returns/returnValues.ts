import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import { SHOPPER_REASONS } from '#domain/orders/returns/returnReasons.ts';
import type { RequestReturnInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';

const NO_REASON = /*i18n*/ 'Choose a reason.';

/** A line of the order as the form has it. */
interface LineValues {
  lineId: string;
  isChosen: boolean;
  quantity: string;
  reason: string;
  words: string;
  wishedSize: string;
  wishedWords: string;
}

/** What is to be returned, as it is typed. */
export interface ReturnValues {
  lines: LineValues[];
  wish: ReturnWish;
}

const rules = z.object({
  lines: z.array(
    z
      .object({
        lineId: z.string(),
        isChosen: z.boolean(),
        quantity: z.string(),
        reason: z.string(),
        words: z.string(),
        wishedSize: z.string(),
        wishedWords: z.string(),
      })
      .superRefine(({ isChosen, reason }, context) => {
        if (isChosen && reason === '')
          context.addIssue({ code: 'custom', path: ['reason'], message: NO_REASON });
      }),
  ),
  wish: z.enum(['REFUND', 'EXCHANGE']),
});

export const returnResolver = zodResolver(rules);

/** The lines that can still be returned; of a single one it is clear which. */
export function toReturnValues({ lines }: Pick<Order, 'lines'>): ReturnValues {
  const left = lines.filter(({ returnable }) => returnable > 0);
  return {
    lines: left.map(({ id, returnable }) => ({
      lineId: id,
      isChosen: left.length === 1,
      quantity: String(left.length === 1 ? returnable : 1),
      reason: '',
      words: '',
      wishedSize: '',
      wishedWords: '',
    })),
    wish: 'REFUND',
  };
}

/** What is sent of it. */
export function toReturnLines({ lines, wish }: ReturnValues): RequestReturnInput['lines'] {
  return chosen(lines).map(({ line: { lineId, quantity, reason, words, wishedSize, wishedWords } }) => ({
    lineId,
    quantity: Number(quantity),
    reason: SHOPPER_REASONS.find((one) => one === reason) ?? 'OTHER',
    words: words || undefined,
    ...(wish === 'EXCHANGE' && {
      wishedSize: wishedSize || undefined,
      wishedWords: wishedWords || undefined,
    }),
  }));
}

/** An error of what was sent, at the field of the form that it is about. */
export function atItsField({ lines }: ReturnValues, error: UserError): UserError {
  const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(error.field ?? '') ?? [];
  const sent = place === undefined ? undefined : chosen(lines)[Number(place)];
  return sent ? { ...error, field: `lines.${sent.index}.${rest}` } : error;
}

function chosen(lines: readonly LineValues[]) {
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => line.isChosen);
}
