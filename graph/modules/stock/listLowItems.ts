import type { ReadContext } from '#graph/context.ts';
import type { StockItemFilter } from '#graph/schema/schema.generated.ts';
import type { StockItem } from './levels/addStockLevels.ts';
import { computeStockTotals } from './levels/computeStockTotals.ts';
import { listStockItems } from './levels/listStockItems.ts';

const FOR_SALE_FILTER: StockItemFilter = { statuses: ['ACTIVE'] };

/**
 * Returns variants for sale that are out of stock or low, with the lowest stock first. If there are enough low
 * variants, those out of stock fill only half of the list.
 */
export async function listLowStockItems(context: ReadContext, first: number): Promise<StockItem[]> {
  const listByState = async (state: 'OUT' | 'LOW') => {
    const filter: StockItemFilter = { ...FOR_SALE_FILTER, states: [state] };
    const { edges } = await listStockItems(context, { filter, sort: 'STOCK_ASC', first });
    return edges.map(({ node }) => node);
  };
  const [out, low] = await Promise.all([listByState('OUT'), listByState('LOW')]);
  const maxOutItems = Math.max(Math.ceil(first / 2), first - low.length);
  const outItems = out.slice(0, maxOutItems);
  return [...outItems, ...low.slice(0, first - outItems.length)];
}

/** Counts the variants for sale that are low on stock, excluding those out of stock. */
export async function countLowStockVariants({ prisma }: ReadContext): Promise<number> {
  return (await computeStockTotals({ prisma }, FOR_SALE_FILTER)).low;
}
