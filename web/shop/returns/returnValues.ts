import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ReturnOutcome } from '#domain/orders/returns/returnReasons.ts';
import { CUSTOMER_REASONS } from '#domain/orders/returns/returnReasons.ts';
import type { RequestReturnInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';

const NO_REASON = /*i18n*/ 'Choose a reason.';

/** Form values of one order line. */
interface LineValues {
  lineId: string;
  isChosen: boolean;
  quantity: string;
  reason: string;
  words: string;
  exchangeSize: string;
  exchangePreference: string;
}

/** Form values of a return request. */
export interface ReturnValues {
  lines: LineValues[];
  wish: ReturnOutcome;
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
        exchangeSize: z.string(),
        exchangePreference: z.string(),
      })
      .superRefine(({ isChosen, reason }, context) => {
        if (isChosen && reason === '')
          context.addIssue({ code: 'custom', path: ['reason'], message: NO_REASON });
      }),
  ),
  wish: z.enum(['REFUND', 'EXCHANGE']),
});

export const returnResolver = zodResolver(rules);

/** Returns the initial values for the lines that can still be returned. A single line is already selected. */
export function toReturnValues({ lines }: Pick<Order, 'lines'>): ReturnValues {
  const returnableLines = lines.filter(({ returnable }) => returnable > 0);
  return {
    lines: returnableLines.map(({ id, returnable }) => ({
      lineId: id,
      isChosen: returnableLines.length === 1,
      quantity: String(returnableLines.length === 1 ? returnable : 1),
      reason: '',
      words: '',
      exchangeSize: '',
      exchangePreference: '',
    })),
    wish: 'REFUND',
  };
}

/** Converts the form values to the lines of the request. */
export function toReturnLines({ lines, wish }: ReturnValues): RequestReturnInput['lines'] {
  return selectReturnedLines(lines).map(
    ({ line: { lineId, quantity, reason, words, exchangeSize, exchangePreference } }) => ({
      lineId,
      quantity: Number(quantity),
      reason: CUSTOMER_REASONS.find((customerReason) => customerReason === reason) ?? 'OTHER',
      words: words || undefined,
      ...(wish === 'EXCHANGE' && {
        exchangeSize: exchangeSize || undefined,
        exchangePreference: exchangePreference || undefined,
      }),
    }),
  );
}

/** Maps an error of the request to the form field it concerns. */
export function toFieldError({ lines }: ReturnValues, error: UserError): UserError {
  const [, lineIndex, fieldPath] = /^lines\.(\d+)\.(.+)$/.exec(error.field ?? '') ?? [];
  const sentLine = lineIndex === undefined ? undefined : selectReturnedLines(lines)[Number(lineIndex)];
  return sentLine ? { ...error, field: `lines.${sentLine.index}.${fieldPath}` } : error;
}

function selectReturnedLines(lines: readonly LineValues[]) {
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => line.isChosen);
}
