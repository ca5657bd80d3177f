import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import type { FigureTable } from './figureTable.ts';

/**
 * Returns the margin column if the viewer can see margins and a cost is known. It is the last column of its table.
 */
export function createMarginColumn(
  i18n: I18n,
  rows: readonly { margin: { amount: number } | null }[],
): FigureTable['columns'] {
  if (rows.every(({ margin }) => margin === null)) return [];
  return [{ header: i18n.t('Margin'), text: (npr) => formatNpr(npr, i18n.locale) }];
}
