import type { I18n } from '@lingui/core';
import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { StockTakeStatus } from '#web/graphql/types.generated.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { StockTakes_RowFragment } from './StockTakes.generated.ts';

export const stockTakeTexts: Record<StockTakeStatus, string> = {
  OPEN: /*i18n*/ 'Counting',
  FINISHED: /*i18n*/ 'Finished',
  CANCELLED: /*i18n*/ 'Cancelled',
};

export const stockTakeTones: Record<StockTakeStatus, Tone> = {
  OPEN: 'busy',
  FINISHED: 'good',
  CANCELLED: 'quiet',
};

/** Describes the scope of a stock-take: `Gold · Rings`, or everything. */
export function formatScope(
  i18n: I18n,
  { category, type }: Pick<StockTakes_RowFragment, 'category' | 'type'>,
): string {
  const parts = [category && i18n.t(categoryLabels[category]), type && i18n.t(typeLabels[type])];
  return parts.filter(Boolean).join(' · ') || i18n.t('Everything');
}
