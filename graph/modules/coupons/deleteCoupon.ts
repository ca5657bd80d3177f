import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteCouponInput } from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/work/storeEvents.ts';
import { withCoupon } from './withCoupon.ts';

/** Deletes a coupon that no order has used. */
export function deleteCoupon(context: GraphContext, { id }: DeleteCouponInput): Promise<boolean> {
  return withCoupon(context, { id }, async (work, { code, kind, value, usedCount }) => {
    if (usedCount > 0 || (await work.db.couponRedemption.count({ where: { couponId: id } })) > 0)
      throw new DomainError('COUPON_WAS_USED', 'id');
    await work.db.coupon.delete({ where: { id } });
    work.publish(couponsChanged());
    await recordAudit(work.db, context, {
      action: 'coupon.delete',
      entity: 'Coupon',
      entityId: id,
      before: { code, kind, value },
    });
    return true;
  });
}
