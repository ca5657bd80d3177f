import { Prisma } from '#graph/prisma/generated/client.ts';

/** Statuses of orders whose items are still in the store. */
export const UNSHIPPED_STATUSES = Prisma.sql`('PENDING', 'CONFIRMED', 'PROCESSING')`;

export interface LocationQuantity {
  variantId: string;
  locationId: string;
  quantity: number;
}

/** Returns the quantity of variants reserved at each location for orders that have not shipped. */
export async function readReservedQuantities(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  variantIds: readonly string[],
): Promise<LocationQuantity[]> {
  if (variantIds.length === 0) return [];
  return prisma.$queryRaw<LocationQuantity[]>`
    SELECT m.variant_id AS variantId, m.location_id AS locationId, CAST(-SUM(m.delta) AS DOUBLE) AS quantity
    FROM stock_moves m JOIN orders o ON o.id = m.order_id
    WHERE m.variant_id IN (${Prisma.join([...variantIds])}) AND o.status IN ${UNSHIPPED_STATUSES}
    GROUP BY m.variant_id, m.location_id HAVING SUM(m.delta) < 0`;
}
