import type { I18n } from '@lingui/core';
import type { TillStockQuery } from './Till.generated.ts';

type Stock = TillStockQuery['counterStock'][number];

/** Formats the stock as `2 left`, `0 here, 2 at Warehouse` or `none left`. */
export function formatStock(i18n: I18n, stock: Pick<Stock, 'here' | 'elsewhere'>): string {
  const { here, elsewhere } = stock;
  if (isOutOfStock(stock)) return i18n.t('none left');
  if (elsewhere.length === 0 || here > 0) return i18n.t('{count} left', { count: here });
  const locationTexts = elsewhere.map(({ location, quantity }) =>
    i18n.t('{count} at {location}', { count: quantity, location }),
  );
  return [i18n.t('{count} here', { count: here }), ...locationTexts].join(', ');
}

/** Returns true if no location has stock; false while it is unknown. */
export function isOutOfStock(stock: Pick<Stock, 'here' | 'elsewhere'> | undefined): boolean {
  return stock !== undefined && stock.here === 0 && stock.elsewhere.length === 0;
}
