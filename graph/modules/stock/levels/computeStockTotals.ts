import type { GraphContext } from '#graph/context.ts';
import { type Location, Prisma } from '#graph/prisma/generated/client.ts';
import type { StockItemFilter } from '#graph/schema/schema.generated.ts';
import { listLocations } from '../locations/locations.ts';
import { selectStock } from './stockSelection.ts';

export interface StockSums {
  sizes: number;
  low: number;
  out: number;
  pieces: number;
  value: number;
  weightMg: number;
  locations: { location: Location; pieces: number; value: number }[];
}

interface LocationSums {
  locationId: string;
  pieces: number;
  value: number;
  weightMg: number;
}

/** Computes the totals of a filter, in two statements. */
export async function computeStockTotals(
  { prisma }: Pick<GraphContext, 'prisma'>,
  filter: StockItemFilter,
): Promise<StockSums> {
  const { from, where, quantity, lowStockThreshold } = await selectStock(prisma, filter);
  const [counts, locationSums, locations] = await Promise.all([
    prisma.$queryRaw<Record<'sizes' | 'low' | 'out', number>[]>`
      SELECT CAST(COUNT(*) AS DOUBLE) AS sizes,
        CAST(COALESCE(SUM(${quantity} > 0 AND ${quantity} <= ${lowStockThreshold}), 0) AS DOUBLE) AS low,
        CAST(COALESCE(SUM(${quantity} <= 0), 0) AS DOUBLE) AS \`out\`
      FROM ${from} WHERE ${where}`,
    prisma.$queryRaw<LocationSums[]>`
      SELECT s.location_id AS locationId, CAST(SUM(s.quantity) AS DOUBLE) AS pieces,
        CAST(SUM(s.quantity * v.price) AS DOUBLE) AS value, CAST(SUM(s.quantity * v.weight_mg) AS DOUBLE) AS weightMg
      FROM ${from} JOIN stock_levels s ON s.variant_id = v.id AND s.quantity > 0
      WHERE ${where} ${filter.locationId ? Prisma.sql`AND s.location_id = ${filter.locationId}` : Prisma.empty}
      GROUP BY s.location_id`,
    listLocations(prisma, { withInactive: true }),
  ]);
  const { sizes = 0, low = 0, out = 0 } = counts[0] ?? {};
  const addUp = (getValue: (sum: LocationSums) => number) =>
    locationSums.reduce((sum, row) => sum + getValue(row), 0);
  return {
    sizes,
    low,
    out,
    pieces: addUp(({ pieces }) => pieces),
    value: addUp(({ value }) => value),
    weightMg: addUp(({ weightMg }) => weightMg),
    locations: locations
      .filter(({ id, isActive }) => (filter.locationId ? id === filter.locationId : isActive))
      .map((location) => {
        const sum = locationSums.find(({ locationId }) => locationId === location.id);
        return { location, pieces: sum?.pieces ?? 0, value: sum?.value ?? 0 };
      }),
  };
}
