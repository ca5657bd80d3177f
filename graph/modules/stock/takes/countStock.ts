import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countSchema, MAX_QUANTITY } from '#domain/stock/documentSchemas.ts';
import type { GraphContext } from '#graph/context.ts';
import { holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import type { StockTake, StockTakeLine } from '#graph/prisma/generated/client.ts';
import type { CountStockInput } from '#graph/schema/schema.generated.ts';
import { findByCode } from '../desk/findByCode.ts';
import { heldByOrders } from '../desk/heldByOrders.ts';
import { withStockTake } from './withStockTake.ts';

const addSchema = z
  .int({ error: 'Enter how many were found.' })
  .min(-MAX_QUANTITY, { error: 'Enter how many were found.' })
  .max(MAX_QUANTITY, { error: 'Enter how many were found.' });

const countedSchema = z.object({ add: addSchema.nullish(), counted: countSchema.nullish() });

/**
 * Counts a size. What there has to be is what the books have at this moment, with what lies there for open orders: whoever counts
 * the shelf counts those too. A sale afterwards changes both alike, and the difference stays.
 */
export async function countStock(
  context: GraphContext,
  { number, code, was, ...input }: CountStockInput,
): Promise<{ line: StockTakeLine; stockTake: StockTake }> {
  const { add, counted } = parseInput(countedSchema, input);
  if ((add == null) === (counted == null)) throw new DomainError('ADD_OR_COUNTED', 'counted');
  const variant = await findByCode(context.prisma, code);
  if (!variant) throw new DomainError('CODE_NOT_FOUND', { code }, 'code');
  const { id: variantId, sku, size, product } = variant;

  return withStockTake(context, { number, hold: 'COUNTING' }, async (work, take) => {
    const isOther = (asked: string | null, is: string) => asked !== null && asked !== is;
    if (isOther(take.category, product.category) || isOther(take.type, product.type))
      throw new DomainError('NOT_IN_STOCK_TAKE', { sku }, 'code');
    const { at } = await holdLevels(work.db, [variantId]);
    const held = await heldByOrders(work.db, [variantId]);
    const forOrders = held.find(({ locationId }) => locationId === take.locationId)?.quantity ?? 0;
    const expected = at(variantId, take.locationId) + forOrders;

    const key = { takeId_variantId: { takeId: take.id, variantId } };
    const before = (await work.db.stockTakeLine.findUnique({ where: key }))?.counted ?? null;
    if (counted != null && was !== undefined && was !== before)
      throw new DomainError('COUNT_IS_ANOTHER', { counted: before ?? 0 }, 'was');
    const after = counted ?? (before ?? 0) + (add ?? 0);
    if (after < 0) throw new DomainError('COUNT_BELOW_ZERO', { counted: before ?? 0 }, 'add');
    const fields = {
      counted: after,
      expected,
      countedAt: context.now,
      countedById: context.viewer?.id ?? null,
    };
    const line = await work.db.stockTakeLine.upsert({
      where: key,
      create: { ...fields, takeId: take.id, variantId, sku, size, name: product.name },
      update: fields,
    });
    return { line, stockTake: take };
  });
}
