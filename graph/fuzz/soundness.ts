import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** How much stock the ledger does not account for, by size, as a baseline that no input may move. */
export async function readUnaccounted(prisma: PrismaClient): Promise<Map<string, number>> {
  const rows = await prisma.$queryRaw<{ id: string; unaccounted: bigint | number }[]>`
    SELECT v.id, v.stock - COALESCE((SELECT SUM(m.delta) FROM stock_moves m WHERE m.variant_id = v.id), 0) AS unaccounted
    FROM variants v`;
  return new Map(rows.map(({ id, unaccounted }) => [id, Number(unaccounted)]));
}

/** What is wrong with money and stock, in words; nothing where all adds up. */
export async function findUnsound(
  prisma: PrismaClient,
  atFirst: ReadonlyMap<string, number>,
): Promise<string[]> {
  const [products, orders, coupons] = await Promise.all([
    prisma.$queryRaw<{ id: string }[]>`
      SELECT p.id FROM products p JOIN variants v ON v.product_id = p.id
      GROUP BY p.id, p.stock HAVING p.stock <> SUM(v.stock) OR MIN(v.stock) < 0`,
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
  const unaccounted = [...(await readUnaccounted(prisma))].filter(
    ([id, rest]) => rest !== (atFirst.get(id) ?? 0),
  );
  return [
    ...products.map(({ id }) => `the stock of product ${id} is not that of its sizes`),
    ...orders.map(({ id }) => `order ${id} does not add up`),
    ...coupons.map(({ id }) => `coupon ${id} was not used as often as it says`),
    ...unaccounted.map(([id, rest]) => `${rest} of size ${id} are not in the ledger`),
  ];
}
