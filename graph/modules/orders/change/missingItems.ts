import { quantities } from './quantities.ts';

interface Wanted {
  name: string;
  size: string | null;
  variantId: string | null;
  quantity: number;
}

/** What the lines are called of which there are too few in stock to set all of them aside, by the stock of each size. */
export function missingPieces(lines: readonly Wanted[], stocks: ReadonlyMap<string, number>): string[] {
  const wanted = quantities(lines, ({ variantId }) => variantId);
  const enough = new Set(
    wanted.filter(([id, quantity]) => (stocks.get(id) ?? 0) >= quantity).map(([id]) => id),
  );
  const missing = lines.filter(({ variantId }) => variantId === null || !enough.has(variantId));
  return [...new Set(missing.map(nameOf))];
}

function nameOf({ name, size }: Wanted): string {
  return size === null ? name : `${name} (${size})`;
}
