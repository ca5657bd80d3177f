import type { I18n } from '@lingui/core';
import type { ReturnCondition, ReturnOutcome, ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';

/** Return texts worded for staff instead of the shopper. */
export const staffReturnTexts: {
  reason: Record<ReturnReason, string>;
  outcome: Record<ReturnOutcome, string>;
} = {
  reason: { ...returnTexts.reason, CHANGED_MIND: /*i18n*/ 'Changed their mind' },
  outcome: { REFUND: /*i18n*/ 'Refund', EXCHANGE: /*i18n*/ 'Exchange' },
};

interface ReceivedLine {
  condition: ReturnCondition | null;
  isRestocked: boolean | null;
  location: { name: string } | null;
  note: string | null;
}

/** Describes the condition, location and note of a received line. */
export function describeReceivedLine(
  i18n: I18n,
  { condition, isRestocked, location, note }: ReceivedLine,
): string {
  return [
    condition && i18n.t(returnTexts.condition[condition]),
    describeLocation(i18n, { isRestocked, location }),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeLocation(
  i18n: I18n,
  { isRestocked, location }: Pick<ReceivedLine, 'isRestocked' | 'location'>,
): string {
  if (isRestocked)
    return location ? i18n.t('back in stock: {place}', { place: location.name }) : i18n.t('back in stock');
  return location
    ? i18n.t('not for sale: {place}', { place: location.name })
    : i18n.t('kept for the workshop');
}
