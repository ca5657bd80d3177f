import { sumQuantities } from './sumQuantities.ts';

interface RequestedItem {
  name: string;
  size: string | null;
  variantId: string | null;
  quantity: number;
}

/** Returns the names of the lines with insufficient stock. `stocks` maps variant ids to available quantities. */
export function findMissingItems(
  lines: readonly RequestedItem[],
  stocks: ReadonlyMap<string, number>,
): string[] {
  const requestedQuantities = sumQuantities(lines, ({ variantId }) => variantId);
  const availableVariantIds = new Set(
    requestedQuantities.filter(([id, quantity]) => (stocks.get(id) ?? 0) >= quantity).map(([id]) => id),
  );
  const missingLines = lines.filter(
    ({ variantId }) => variantId === null || !availableVariantIds.has(variantId),
  );
  return [...new Set(missingLines.map(formatName))];
}

function formatName({ name, size }: RequestedItem): string {
  return size === null ? name : `${name} (${size})`;
}
