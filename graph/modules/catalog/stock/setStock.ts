import { type StockChange, stockChangeSchema } from '#domain/catalog/stockChangeSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product, StockMove, Variant } from '#graph/prisma/generated/client.ts';
import type { SetStockInput } from '#graph/schema/schema.generated.ts';
import { type LockedStock, lockStockLevels } from '../lockStockLevels.ts';
import { moveStock } from '../moveStock.ts';
import { distributeStockChange } from '../staff/distributeStockChange.ts';
import { type ProductWithParts, withLockedProduct } from '../staff/lockProduct.ts';
import { hasSize } from '../staff/writeVariants.ts';

/**
 * Sets or adjusts the stock at the given location, or the available stock if none is given. Locks the stock, so that
 * simultaneous orders are counted.
 */
export function setStock(
  context: GraphContext,
  { id: productId, locationId, ...input }: SetStockInput,
): Promise<{ product: Product; moves: StockMove[] }> {
  const change = parseInput(stockChangeSchema, input);
  const { reason, note } = change;

  return withLockedProduct(context, { id: productId }, async (work, saved) => {
    const lockedStock = await lockStockLevels(
      work.db,
      saved.variants.map(({ id }) => id),
    );
    const stockLocation = findActiveLocation(lockedStock, locationId);
    const getLevel = ({ id, stock }: Variant) =>
      stockLocation ? lockedStock.getLevel(id, stockLocation.id) : stock;
    const variantDeltas = toDeltas(saved, change, getLevel);
    const locationChanges = variantDeltas.flatMap(({ variantId, delta }) =>
      stockLocation
        ? [{ variantId, locationId: stockLocation.id, delta }]
        : distributeStockChange(lockedStock, variantId, delta),
    );
    const moves = await moveStock(
      work,
      context,
      lockedStock,
      locationChanges.map((locationChange) => ({ ...locationChange, reason, note })),
    );
    if (moves.length > 0)
      await recordAudit(work.db, context, {
        action: 'stock.set',
        entity: 'Product',
        entityId: productId,
        before: mapBySku(saved, getLevel),
        after: {
          ...mapBySku(saved, (variant) => getLevel(variant) + findDelta(variantDeltas, variant)),
          reason,
          ...(stockLocation && { location: stockLocation.name }),
        },
      });
    return { product: await work.db.product.findUniqueOrThrow({ where: { id: productId } }), moves };
  });
}

function findActiveLocation({ locations }: LockedStock, locationId: string | null | undefined) {
  if (locationId == null) return null;
  const stockLocation = locations.find(({ id, isActive }) => id === locationId && isActive);
  if (!stockLocation) throw new DomainError('LOCATION_NOT_FOUND', 'locationId');
  return stockLocation;
}

interface Delta {
  variantId: string;
  delta: number;
}

function toDeltas(
  product: ProductWithParts,
  { stock, delta, size, variants }: StockChange,
  getLevel: (variant: Variant) => number,
): Delta[] {
  if (variants)
    return variants.map((sizeStock, index) => {
      const variant = product.variants.find((candidate) => hasSize(candidate, sizeStock.size));
      if (!variant) throw createSizeNotFoundError(`variants.${index}.size`);
      return { variantId: variant.id, delta: sizeStock.stock - getLevel(variant) };
    });
  const variant = findVariant(product.variants, size);
  const level = getLevel(variant);
  const change = stock == null ? (delta ?? 0) : stock - level;
  if (level + change < 0) throw new DomainError('STOCK_BELOW_ZERO', { stock: level }, 'delta');
  return [{ variantId: variant.id, delta: change }];
}

/** Returns the variant of the given size, or the only variant. */
function findVariant(variants: readonly Variant[], size: string | undefined): Variant {
  const [first, ...others] = variants;
  if (size === undefined && others.length > 0) throw new DomainError('SIZE_REQUIRED', 'size');
  const variant = size === undefined ? first : variants.find((candidate) => hasSize(candidate, size));
  if (!variant) throw createSizeNotFoundError('size');
  return variant;
}

function createSizeNotFoundError(field: string) {
  return new DomainError('SIZE_NOT_FOUND', field);
}

function mapBySku(
  { variants }: ProductWithParts,
  getCount: (variant: Variant) => number,
): Record<string, number> {
  return Object.fromEntries(variants.map((variant) => [variant.sku, getCount(variant)]));
}

function findDelta(deltas: readonly Delta[], { id }: Variant): number {
  return deltas.find(({ variantId }) => variantId === id)?.delta ?? 0;
}
