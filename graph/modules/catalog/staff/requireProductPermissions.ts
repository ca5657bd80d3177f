import type { Action } from '#domain/accounts/permissions.ts';
import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import type { GraphContext } from '#graph/context.ts';

/**
 * Fields that require the price permission even for a new product. Its price does not, because creating a product
 * includes setting its price.
 */
const EXTRA_PRICE_FIELDS = ['compareAtPrice', 'cost'] as const;
const PRICE_FIELDS: readonly string[] = [
  'pricingMode',
  'fixedPrice',
  'makingBasisPoints',
  'makingFixed',
  'stonesPrice',
  ...EXTRA_PRICE_FIELDS,
];

interface SizeStock {
  size: string | null;
  stock: number;
}

interface ProductChanges {
  before: { sizes: readonly SizeStock[] };
  after: { sizes: readonly SizeStock[] };
  /** Names of the changed fields. */
  changed: readonly string[];
}

/** Throws if a change affects price or stock without the permission for it. */
export function requireProductPermissions(
  context: GraphContext,
  { before, after, changed }: ProductChanges,
): void {
  const requiredPermissions: [Action, boolean][] = [
    ['managePrices', changed.some((field) => PRICE_FIELDS.includes(field))],
    [
      'manageStock',
      changed.includes('sizes') && serializeStock(before.sizes) !== serializeStock(after.sizes),
    ],
  ];
  for (const [action, isNeeded] of requiredPermissions) if (isNeeded) requirePermission(context, action);
}

/** Checks a new product. Its price and initial stock require no further permission. */
export function requireNewProductPermissions(context: GraphContext, input: ProductInput): void {
  if (EXTRA_PRICE_FIELDS.some((field) => input[field] != null)) requirePermission(context, 'managePrices');
}

function serializeStock(sizes: readonly SizeStock[]): string {
  return JSON.stringify(
    sizes
      .filter(({ stock }) => stock !== 0)
      .map(({ size, stock }) => [size, stock])
      .sort(),
  );
}
