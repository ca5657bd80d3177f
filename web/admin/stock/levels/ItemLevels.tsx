import { useLingui } from '@lingui/react';
import type { StockItem_AllFragment as Item } from './Stock.generated.ts';

type Levels = readonly {
  quantity: number;
  location: Pick<Item['levels'][number]['location'], 'name'>;
}[];

/** Shows a variant's stock at each location that has any, in the reader's digits. */
export function ItemLevels({ levels }: { levels: Levels }) {
  const { i18n } = useLingui();
  const text = formatLevels(levels, (quantity) => i18n.number(quantity));
  return <span title={text}>{text}</span>;
}

/** Formats stock levels: `Shop 4 · Online warehouse 13`; a dash if no location has any. */
export function formatLevels(levels: Levels, formatQuantity: (quantity: number) => string): string {
  const nonEmptyLevels = levels.filter(({ quantity }) => quantity > 0);
  return (
    nonEmptyLevels
      .map(({ location, quantity }) => `${location.name} ${formatQuantity(quantity)}`)
      .join(' · ') || '–'
  );
}
