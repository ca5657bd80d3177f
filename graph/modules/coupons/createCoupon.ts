import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CreateCouponInput } from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/snapshot/shopChange.ts';
import { expectKnown, toColumns } from './couponColumns.ts';
import { withCodeTaken } from './withCodeTaken.ts';

export async function createCoupon(context: GraphContext, input: CreateCouponInput): Promise<Coupon> {
  const fields = parseInput(couponSchema, input);
  const { prisma, now } = context;
  if (fields.endsAt && fields.endsAt <= now) throw new DomainError('END_IS_PAST', 'endsAt');
  return withCodeTaken(() =>
    inTransaction(prisma, async (tx) => {
      await expectKnown(tx, fields);
      const coupon = await tx.coupon.create({ data: { ...toColumns(fields), createdAt: now } });
      await couponsChanged(tx);
      const { code, kind, value } = coupon;
      await recordAudit(tx, context, {
        action: 'coupon.create',
        entity: 'Coupon',
        entityId: coupon.id,
        after: { code, kind, value },
      });
      return coupon;
    }),
  );
}
