import type { Action } from '#domain/accounts/permissions.ts';
import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';

/** What a new piece may be begun without: its price alone belongs to describing it. */
const BESIDE_THE_PRICE = ['compareAtPrice', 'cost'] as const;
const PRICED: readonly string[] = [
  'pricingMode',
  'fixedPrice',
  'makingBasisPoints',
  'makingFixed',
  'stonesPrice',
  ...BESIDE_THE_PRICE,
];

interface Size {
  size: string | null;
  stock: number;
}

interface Changes {
  before: { sizes: readonly Size[] };
  after: { sizes: readonly Size[] };
  /** The names of what changed. */
  changed: readonly string[];
}

/** Throws where a change of a piece reaches what it needs another permission for: its price, or what is there of it. */
export function requireParts(context: GraphContext, { before, after, changed }: Changes): void {
  const needed: [Action, boolean][] = [
    ['managePrices', changed.some((field) => PRICED.includes(field))],
    ['manageStock', changed.includes('sizes') && stocks(before.sizes) !== stocks(after.sizes)],
  ];
  for (const [action, isNeeded] of needed) if (isNeeded) requireMay(context, action);
}

/** The same of a piece to begin, which has its price and its first stock from who makes it. */
export function requirePartsOfNew(context: GraphContext, piece: ProductText): void {
  if (BESIDE_THE_PRICE.some((field) => piece[field] != null)) requireMay(context, 'managePrices');
}

function stocks(sizes: readonly Size[]): string {
  return JSON.stringify(
    sizes
      .filter(({ stock }) => stock !== 0)
      .map(({ size, stock }) => [size, stock])
      .sort(),
  );
}
