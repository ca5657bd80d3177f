import { Prisma } from '#graph/prisma/generated/client.ts';
import type { LocationQuantity } from './readReservedQuantities.ts';

/** Returns the quantity of variants in transit to each location. */
export async function readQuantitiesInTransit(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  variantIds: readonly string[],
): Promise<LocationQuantity[]> {
  if (variantIds.length === 0) return [];
  return prisma.$queryRaw<LocationQuantity[]>`
    SELECT l.variant_id AS variantId, t.to_id AS locationId, CAST(SUM(l.quantity) AS DOUBLE) AS quantity
    FROM stock_transfer_lines l JOIN stock_transfers t ON t.id = l.transfer_id
    WHERE l.variant_id IN (${Prisma.join([...variantIds])}) AND t.status = 'SENT'
    GROUP BY l.variant_id, t.to_id`;
}
