import { type StockChange, stockChangeSchema } from '#domain/catalog/stockChangeSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product, StockMove, Variant } from '#graph/prisma/generated/client.ts';
import type { SetStockInput } from '#graph/schema/schema.generated.ts';
import { type HeldLevels, holdLevels } from '../holdLevels.ts';
import { moveStock } from '../moveStock.ts';
import { spreadChange } from '../staff/spreadChange.ts';
import { type WholeProduct, withProduct } from '../staff/withProduct.ts';
import { hasSize } from '../staff/writeVariants.ts';

/**
 * Counts stock anew, or adds to it and takes from it: of a location that is named, or else of all that is for sale. Orders
 * that come at the same time are counted in.
 */
export function setStock(
  context: GraphContext,
  { id: productId, locationId, ...input }: SetStockInput,
): Promise<{ product: Product; moves: StockMove[] }> {
  const change = parseInput(stockChangeSchema, input);
  const { reason, note } = change;

  return withProduct(context, { id: productId }, async (work, saved) => {
    const held = await holdLevels(
      work.db,
      saved.variants.map(({ id }) => id),
    );
    const place = findPlace(held, locationId);
    const levelOf = ({ id, stock }: Variant) => (place ? held.at(id, place.id) : stock);
    const asked = toDeltas(saved, change, levelOf);
    const parts = asked.flatMap(({ variantId, delta }) =>
      place ? [{ variantId, locationId: place.id, delta }] : spreadChange(held, variantId, delta),
    );
    const moves = await moveStock(
      work,
      context,
      held,
      parts.map((part) => ({ ...part, reason, note })),
    );
    if (moves.length > 0)
      await recordAudit(work.db, context, {
        action: 'stock.set',
        entity: 'Product',
        entityId: productId,
        before: bySku(saved, levelOf),
        after: {
          ...bySku(saved, (variant) => levelOf(variant) + deltaOf(asked, variant)),
          reason,
          ...(place && { location: place.name }),
        },
      });
    return { product: await work.db.product.findUniqueOrThrow({ where: { id: productId } }), moves };
  });
}

function findPlace({ places }: HeldLevels, locationId: string | null | undefined) {
  if (locationId == null) return null;
  const place = places.find(({ id, isActive }) => id === locationId && isActive);
  if (!place) throw new DomainError('LOCATION_NOT_FOUND', 'locationId');
  return place;
}

interface Delta {
  variantId: string;
  delta: number;
}

function toDeltas(
  product: WholeProduct,
  { stock, delta, size, variants }: StockChange,
  levelOf: (variant: Variant) => number,
): Delta[] {
  if (variants)
    return variants.map((one, index) => {
      const variant = product.variants.find((known) => hasSize(known, one.size));
      if (!variant) throw noSuchSize(`variants.${index}.size`);
      return { variantId: variant.id, delta: one.stock - levelOf(variant) };
    });
  const variant = theOne(product.variants, size);
  const level = levelOf(variant);
  const change = stock == null ? (delta ?? 0) : stock - level;
  if (level + change < 0) throw new DomainError('STOCK_BELOW_ZERO', { stock: level }, 'delta');
  return [{ variantId: variant.id, delta: change }];
}

/** The size that is named, or the only one there is. */
function theOne(variants: readonly Variant[], size: string | undefined): Variant {
  const [first, ...others] = variants;
  if (size === undefined && others.length > 0) throw new DomainError('SIZE_REQUIRED', 'size');
  const variant = size === undefined ? first : variants.find((known) => hasSize(known, size));
  if (!variant) throw noSuchSize('size');
  return variant;
}

function noSuchSize(field: string) {
  return new DomainError('SIZE_NOT_FOUND', field);
}

function bySku({ variants }: WholeProduct, countOf: (variant: Variant) => number): Record<string, number> {
  return Object.fromEntries(variants.map((variant) => [variant.sku, countOf(variant)]));
}

function deltaOf(deltas: readonly Delta[], { id }: Variant): number {
  return deltas.find(({ variantId }) => variantId === id)?.delta ?? 0;
}
