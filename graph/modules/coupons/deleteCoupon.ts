import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteCouponInput } from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/snapshot/shopChange.ts';
import { withCoupon } from './withCoupon.ts';

/** Deletes a coupon that no order has used. */
export function deleteCoupon(context: GraphContext, { id }: DeleteCouponInput): Promise<boolean> {
  return withCoupon(context, { id }, async (tx, { code, kind, value, usedCount }) => {
    if (usedCount > 0 || (await tx.couponRedemption.count({ where: { couponId: id } })) > 0)
      throw new DomainError('COUPON_WAS_USED', 'id');
    await tx.coupon.delete({ where: { id } });
    await couponsChanged(tx);
    await recordAudit(tx, context, {
      action: 'coupon.delete',
      entity: 'Coupon',
      entityId: id,
      before: { code, kind, value },
    });
    return true;
  });
}
