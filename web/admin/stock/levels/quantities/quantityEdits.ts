import { readNumber } from '#domain/text/readNumber.ts';
import type { Location_AllFragment as Location } from '../../locations/Locations.generated.ts';
import type { StockItem_AllFragment as Item } from '../Stock.generated.ts';

/** Edited stock of a variant at a location. */
export interface QuantityEdit {
  item: Pick<Item, 'id' | 'sku' | 'size' | 'product'>;
  location: Pick<Location, 'id' | 'name'>;
  /** Stock when editing began. */
  initialQuantity: number;
  text: string;
  /**
   * Current stock, if it changed in the meantime. In that case, the edit is not saved until it is confirmed or retyped.
   */
  changedQuantity: number | null;
  /** Reason why the server refused the edit. */
  errorMessage: string | null;
}

export type QuantityEdits = Readonly<Record<string, QuantityEdit>>;

/**
 * Returns the location that an edit in the list applies to: the location in the filter, or else the only location that
 * serves orders and has stock. Null if there are several.
 */
export function getEditableLocation(
  item: Pick<Item, 'levels'>,
  locations: readonly Location[],
  filteredLocationId: string | undefined,
): Location | null {
  if (filteredLocationId !== undefined) return locations.find(({ id }) => id === filteredLocationId) ?? null;
  const hasStock = (id: string) =>
    item.levels.some(({ location, quantity }) => location.id === id && quantity > 0);
  const [first, ...otherLocations] = locations.filter(({ id, servesOrders }) => servesOrders && hasStock(id));
  if (otherLocations.length > 0) return null;
  return first ?? locations.find(({ isMain }) => isMain) ?? null;
}

export function getEditKey(itemId: string, locationId: string): string {
  return `${itemId} ${locationId}`;
}

/** Parses the typed quantity; undefined if empty, null if invalid. */
export function parseQuantity({ text }: Pick<QuantityEdit, 'text'>): number | null | undefined {
  const number = readNumber(text, { decimals: 0 });
  return number === undefined || number >= 0 ? number : null;
}

/** Returns true if the edit can be saved: its quantity is valid and changed, and there is no conflict. */
export function isSavable(edit: QuantityEdit): boolean {
  const quantity = parseQuantity(edit);
  return typeof quantity === 'number' && quantity !== edit.initialQuantity && edit.changedQuantity === null;
}

/** Returns true if the typed quantity equals the saved quantity, so that the edit can be dropped. */
export function isUnchanged(edit: QuantityEdit): boolean {
  const quantity = parseQuantity(edit);
  return quantity === undefined || quantity === (edit.changedQuantity ?? edit.initialQuantity);
}
