import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns the stock that the ledger does not explain, by variant and location. The baseline must not change. */
export async function readUnexplainedStock(prisma: PrismaClient): Promise<Map<string, number>> {
  const rows = await prisma.$queryRaw<{ id: string; unaccounted: bigint | number }[]>`
    SELECT CONCAT(v.id, ' at ', l.id) AS id,
      COALESCE((SELECT s.quantity FROM stock_levels s WHERE s.variant_id = v.id AND s.location_id = l.id), 0)
      - COALESCE((SELECT SUM(m.delta) FROM stock_moves m WHERE m.variant_id = v.id AND m.location_id = l.id), 0) AS unaccounted
    FROM variants v JOIN locations l`;
  return new Map(rows.map(({ id, unaccounted }) => [id, Number(unaccounted)]));
}

/** Returns descriptions of inconsistent money and stock; empty if everything is consistent. */
export async function findInconsistencies(
  prisma: PrismaClient,
  baseline: ReadonlyMap<string, number>,
): Promise<string[]> {
  const [products, variants, orders, coupons] = await Promise.all([
    prisma.$queryRaw<{ id: string }[]>`
      SELECT p.id FROM products p JOIN variants v ON v.product_id = p.id
      GROUP BY p.id, p.stock HAVING p.stock <> SUM(v.stock) OR MIN(v.stock) < 0`,
    prisma.$queryRaw<{ id: string }[]>`
      SELECT v.id FROM variants v WHERE v.stock <> (
        SELECT COALESCE(SUM(s.quantity), 0) FROM stock_levels s JOIN locations l ON l.id = s.location_id
        WHERE s.variant_id = v.id AND l.is_active AND l.serves_orders)`,
    prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM orders WHERE final_total <> items_total - discount + shipping + tax OR discount > items_total
        OR NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = orders.id)
        OR paid - refunded <> (
          SELECT COALESCE(SUM(CASE kind WHEN 'PAYMENT' THEN amount WHEN 'REFUND' THEN -amount ELSE 0 END), 0)
          FROM payments p WHERE p.order_id = orders.id AND p.voided_at IS NULL)`,
    prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM coupons c
      WHERE used_count <> (SELECT COUNT(*) FROM coupon_redemptions r WHERE r.coupon_id = c.id)`,
  ]);
  const unaccountedVariants = [...(await readUnexplainedStock(prisma))].filter(
    ([id, remainder]) => remainder !== (baseline.get(id) ?? 0),
  );
  return [
    ...products.map(({ id }) => `the stock of product ${id} differs from the sum of its variants`),
    ...variants.map(
      ({ id }) => `the stock of variant ${id} differs from the sum of the locations that serve orders`,
    ),
    ...orders.map(({ id }) => `the totals of order ${id} are inconsistent`),
    ...coupons.map(({ id }) => `the number of redemptions of coupon ${id} is wrong`),
    ...unaccountedVariants.map(
      ([id, remainder]) => `${remainder} of variant ${id} are missing from the stock ledger`,
    ),
  ];
}
