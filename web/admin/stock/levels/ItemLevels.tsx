import { useLingui } from '@lingui/react';
import type { StockItem_AllFragment as Item } from './Stock.generated.ts';

type Levels = readonly {
  quantity: number;
  location: Pick<Item['levels'][number]['location'], 'name'>;
}[];

/** The quantity of a size at each location that has any, in the digits of the reader. */
export function ItemLevels({ levels }: { levels: Levels }) {
  const { i18n } = useLingui();
  const text = levelsText(levels, (quantity) => i18n.number(quantity));
  return <span title={text}>{text}</span>;
}

/** `Shop 4 · Online warehouse 13`; a dash if no location has any. */
export function levelsText(levels: Levels, number: (quantity: number) => string): string {
  const held = levels.filter(({ quantity }) => quantity > 0);
  return held.map(({ location, quantity }) => `${location.name} ${number(quantity)}`).join(' · ') || '–';
}
