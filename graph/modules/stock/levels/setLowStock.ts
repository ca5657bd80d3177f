import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAX_LINES, skuSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SetLowStockInput } from '#graph/schema/schema.generated.ts';
import type { StockItem } from './addStockLevels.ts';
import { findBySkus } from './findBySkus.ts';
import { findStockItems } from './findStockItems.ts';

const LOW_STOCK_PROBLEM = 'Enter a low-stock limit from 0 to 9,999.';
const SKUS_PROBLEM = `Send 1 to ${MAX_LINES} SKUs.`;

const lowStockSchema = z.object({
  skus: z.array(skuSchema).min(1, { error: SKUS_PROBLEM }).max(MAX_LINES, { error: SKUS_PROBLEM }),
  lowStock: z
    .int({ error: LOW_STOCK_PROBLEM })
    .min(0, { error: LOW_STOCK_PROBLEM })
    .max(9_999, { error: LOW_STOCK_PROBLEM })
    .nullish()
    .transform((level) => level ?? null),
});

/** Sets the low-stock limit of variants; null uses the store's default. */
export async function setLowStock(context: GraphContext, input: SetLowStockInput): Promise<StockItem[]> {
  const { skus, lowStock } = parseInput(lowStockSchema, input);
  const variantsBySku = await findBySkus(context.prisma, skus);
  const missingIndex = skus.findIndex((sku) => !variantsBySku.has(sku.toLowerCase()));
  if (missingIndex >= 0)
    throw new DomainError('SKU_NOT_FOUND', { sku: skus[missingIndex] ?? '' }, `skus.${missingIndex}`);
  const ids = [...variantsBySku.values()].map(({ id }) => id);
  await context.work(async (work) => {
    const before = await work.db.variant.findMany({
      where: { id: { in: ids } },
      select: { sku: true, lowStock: true },
    });
    await work.db.variant.updateMany({ where: { id: { in: ids } }, data: { lowStock } });
    await recordAudit(work.db, context, {
      action: 'stock.lowLevel',
      entity: 'Stock',
      entityId: 'levels',
      before: Object.fromEntries(before.map(({ sku, lowStock }) => [sku, lowStock])),
      after: Object.fromEntries(before.map(({ sku }) => [sku, lowStock])),
    });
  });
  return findStockItems(context, ids);
}
