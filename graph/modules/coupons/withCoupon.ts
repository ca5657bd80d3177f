import { DomainError } from '#domain/errors/errors.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/** Works on one coupon, which no order redeems and nobody else changes meanwhile. */
export function withCoupon<Result>(
  { prisma, place }: Pick<StaffAtWork, 'prisma' | 'place'>,
  { id, version }: { id: string; version?: number | null },
  work: (tx: Transaction, coupon: Coupon) => Promise<Result>,
): Promise<Result> {
  const held = async (tx: Transaction) => {
    await tx.$queryRaw`SELECT id FROM coupons WHERE id = ${id} FOR UPDATE`;
    const coupon = await tx.coupon.findUnique({ where: { id } });
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND', 'id');
    if (version != null && version !== coupon.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
    return work(tx, coupon);
  };
  return inTransaction(prisma, held, { rows: [`coupon ${id}`], place });
}
