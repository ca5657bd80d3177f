import { DomainError } from '#domain/errors/errors.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

/** Works on one coupon, which no order redeems and nobody else changes meanwhile. */
export function withCoupon<Result>(
  { work: doWork, place }: Pick<StaffAtWork, 'work' | 'place'>,
  { id, version }: { id: string; version?: number | null },
  task: (work: Work, coupon: Coupon) => Promise<Result>,
): Promise<Result> {
  const held = async (work: Work) => {
    await work.db.$queryRaw`SELECT id FROM coupons WHERE id = ${id} FOR UPDATE`;
    const coupon = await work.db.coupon.findUnique({ where: { id } });
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND', 'id');
    if (version != null && version !== coupon.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
    return task(work, coupon);
  };
  return doWork(held, { rows: [`coupon ${id}`], place });
}
