import type { I18n } from '@lingui/core';
import type { ReturnCondition, ReturnReason, ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';

/** What of a return reads otherwise to staff: a shopper says it of themselves. */
export const returnDeskTexts: {
  reason: Record<ReturnReason, string>;
  wish: Record<ReturnWish, string>;
} = {
  reason: { ...returnTexts.reason, CHANGED_MIND: /*i18n*/ 'Changed their mind' },
  wish: { REFUND: /*i18n*/ 'Money back', EXCHANGE: /*i18n*/ 'Exchange' },
};

interface Came {
  condition: ReturnCondition | null;
  isRestocked: boolean | null;
  location: { name: string } | null;
  note: string | null;
}

/** How what came of a line is, where it lies since, and what the store noted of it. */
export function whereabouts(i18n: I18n, { condition, isRestocked, location, note }: Came): string {
  return [condition && i18n.t(returnTexts.condition[condition]), place(i18n, { isRestocked, location }), note]
    .filter(Boolean)
    .join(' · ');
}

function place(i18n: I18n, { isRestocked, location }: Pick<Came, 'isRestocked' | 'location'>): string {
  if (isRestocked)
    return location ? i18n.t('back in stock: {place}', { place: location.name }) : i18n.t('back in stock');
  return location
    ? i18n.t('not for sale: {place}', { place: location.name })
    : i18n.t('kept for the workshop');
}
