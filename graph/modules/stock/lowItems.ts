import type { Reading } from '#graph/context.ts';
import type { StockItemFilter } from '#graph/schema/schema.generated.ts';
import { listStockItems } from './desk/listStockItems.ts';
import { stockTotals } from './desk/stockTotals.ts';
import type { StockItem } from './desk/withLevels.ts';

const FOR_SALE: StockItemFilter = { statuses: ['ACTIVE'] };

/**
 * Sizes of products for sale that are low or out, the fewest first. Those that are out leave half of the places to those
 * that are low, as far as there are such.
 */
export async function lowItems(reading: Reading, first: number): Promise<StockItem[]> {
  const some = async (state: 'OUT' | 'LOW') => {
    const filter: StockItemFilter = { ...FOR_SALE, states: [state] };
    const { edges } = await listStockItems(reading, { filter, sort: 'STOCK_ASC', first });
    return edges.map(({ node }) => node);
  };
  const [out, low] = await Promise.all([some('OUT'), some('LOW')]);
  const places = Math.max(Math.ceil(first / 2), first - low.length);
  const shown = out.slice(0, places);
  return [...shown, ...low.slice(0, first - shown.length)];
}

/** How many sizes of products for sale are low; those that are out are not counted. */
export async function countLow({ prisma }: Reading): Promise<number> {
  return (await stockTotals({ prisma }, FOR_SALE)).low;
}
