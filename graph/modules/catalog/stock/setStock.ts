import { type StockChange, stockChangeSchema } from '#domain/catalog/stockChangeSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product, StockMove, Variant } from '#graph/prisma/generated/client.ts';
import type { SetStockInput } from '#graph/schema/schema.generated.ts';
import { type WholeProduct, withProduct } from '../staff/withProduct.ts';
import { hasSize } from '../staff/writeVariants.ts';
import { type Move, moveStock } from './moveStock.ts';

/** Counts stock anew, or adds to it and takes from it. Orders that come at the same time are counted in. */
export function setStock(
  context: GraphContext,
  { productId, ...input }: SetStockInput,
): Promise<{ product: Product; moves: StockMove[] }> {
  const change = parseInput(stockChangeSchema, input);
  const { reason, note } = change;

  return withProduct(context, { id: productId, field: 'productId' }, async (tx, saved) => {
    const asked = toMoves(saved, change);
    const moves = await moveStock(tx, context, {
      productId,
      moves: asked.map((move) => ({ ...move, reason, note })),
    });
    if (moves.length > 0)
      await recordAudit(tx, context, {
        action: 'stock.set',
        entity: 'Product',
        entityId: productId,
        before: stockBySku(saved, []),
        after: { ...stockBySku(saved, asked), reason },
      });
    return { product: await tx.product.findUniqueOrThrow({ where: { id: productId } }), moves };
  });
}

type Delta = Pick<Move, 'variantId' | 'delta'>;

function toMoves(product: WholeProduct, { stock, delta, size, variants }: StockChange): Delta[] {
  if (variants)
    return variants.map((one, index) => {
      const variant = product.variants.find((known) => hasSize(known, one.size));
      if (!variant) throw noSuchSize(`variants.${index}.size`);
      return { variantId: variant.id, delta: one.stock - variant.stock };
    });
  const variant = theOne(product.variants, size);
  const change = stock == null ? (delta ?? 0) : stock - variant.stock;
  if (variant.stock + change < 0)
    throw new DomainError('STOCK_BELOW_ZERO', { stock: variant.stock }, 'delta');
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

function stockBySku({ variants }: WholeProduct, moves: readonly Delta[]): Record<string, number> {
  const toDelta = (id: string) => moves.find(({ variantId }) => variantId === id)?.delta ?? 0;
  return Object.fromEntries(variants.map(({ id, sku, stock }) => [sku, stock + toDelta(id)]));
}
