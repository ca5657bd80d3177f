import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import type { FigureTable } from './figureTable.ts';

/** The column of margins, where the reader may see one and the cost of something is known. It is the last one of its table. */
export function marginColumn(
  i18n: I18n,
  rows: readonly { margin: { amount: number } | null }[],
): FigureTable['columns'] {
  if (rows.every(({ margin }) => margin === null)) return [];
  return [{ header: i18n.t('Margin'), text: (npr) => formatNpr(npr, i18n.locale) }];
}
