import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { CreateCouponInput } from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/work/storeEvents.ts';
import { expectKnown, toColumns } from './couponColumns.ts';
import { withCodeTaken } from './withCodeTaken.ts';

export async function createCoupon(context: GraphContext, input: CreateCouponInput): Promise<Coupon> {
  const fields = parseInput(couponSchema, input);
  const { now } = context;
  if (fields.endsAt && fields.endsAt <= now) throw new DomainError('END_IS_PAST', 'endsAt');
  return withCodeTaken(() =>
    context.work(async (work) => {
      await expectKnown(work.db, fields);
      const coupon = await work.db.coupon.create({ data: { ...toColumns(fields), createdAt: now } });
      work.publish(couponsChanged());
      const { code, kind, value } = coupon;
      await recordAudit(work.db, context, {
        action: 'coupon.create',
        entity: 'Coupon',
        entityId: coupon.id,
        after: { code, kind, value },
      });
      return coupon;
    }),
  );
}
