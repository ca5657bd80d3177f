import { readNumber } from '#domain/text/readNumber.ts';
import type { Location_AllFragment as Location } from '../../locations/Locations.generated.ts';
import type { StockItem_AllFragment as Item } from '../Stock.generated.ts';

/** What somebody has typed over how many a location holds of a size. */
export interface QuantityEdit {
  item: Pick<Item, 'id' | 'sku' | 'size' | 'product'>;
  place: Pick<Location, 'id' | 'name'>;
  /** How many there were when it was typed. */
  was: number;
  text: string;
  /** How many there are by now, where somebody else has changed it meanwhile; nothing of it is saved before it is typed anew. */
  now: number | null;
  /** Why the server would not have it. */
  refused: string | null;
}

export type QuantityEdits = Readonly<Record<string, QuantityEdit>>;

/**
 * The one location that a quantity of the list is about: the one that is looked at, or else the only one that serves orders and
 * has any of it. Null where there are several, which have to be told apart.
 */
export function placeOf(
  item: Pick<Item, 'levels'>,
  locations: readonly Location[],
  lookedAt: string | undefined,
): Location | null {
  if (lookedAt !== undefined) return locations.find(({ id }) => id === lookedAt) ?? null;
  const holds = (id: string) =>
    item.levels.some(({ location, quantity }) => location.id === id && quantity > 0);
  const [first, ...others] = locations.filter(({ id, servesOrders }) => servesOrders && holds(id));
  if (others.length > 0) return null;
  return first ?? locations.find(({ isMain }) => isMain) ?? null;
}

export function editKey(itemId: string, placeId: string): string {
  return `${itemId} ${placeId}`;
}

/** What is typed, as a number; undefined while nothing is, null where it is none. */
export function typedQuantity({ text }: Pick<QuantityEdit, 'text'>): number | null | undefined {
  const number = readNumber(text, { decimals: 0 });
  return number === undefined || number >= 0 ? number : null;
}

/** What can be saved: a number that is another, and that nobody has to look at again. */
export function isReady(edit: QuantityEdit): boolean {
  const typed = typedQuantity(edit);
  return typeof typed === 'number' && typed !== edit.was && edit.now === null;
}

/** Whether what is typed is as it was, so that there is nothing to keep of it. */
export function isIdle(edit: QuantityEdit): boolean {
  const typed = typedQuantity(edit);
  return typed === undefined || typed === (edit.now ?? edit.was);
}
