import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { rows, type Statement, writeExactly } from '#graph/prisma/direct/statement.ts';
import { type Coupon, Prisma } from '#graph/prisma/generated/client.ts';

/** The coupon that a code names, as it was typed; no row where there is none. */
export function readCoupon(code: string | null | undefined): Statement<Coupon[]> {
  const { sql, read } = rows<Omit<Coupon, 'active'> & { active: number }>(Prisma.sql`
    SELECT id, code, kind, value, max_discount AS maxDiscount, min_items AS minItems, starts_at AS startsAt,
      ends_at AS endsAt, usage_limit AS usageLimit, used_count AS usedCount, active, version, created_at AS createdAt
    FROM coupons WHERE code = ${normaliseCouponCode(code ?? '')}`);
  return { sql, read: (result) => read(result).map((row) => ({ ...row, active: row.active === 1 })) };
}

/** Counts one use of the coupon, never above its limit. */
export function redeem({ id }: Coupon): Statement<number> {
  return writeExactly(
    1,
    Prisma.sql`
    UPDATE coupons SET used_count = used_count + 1
    WHERE id = ${id} AND active AND (usage_limit IS NULL OR used_count < usage_limit)`,
  );
}
