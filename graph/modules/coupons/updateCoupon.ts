import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { toCouponRow } from '#graph/modules/quotes/couponRow.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { UpdateCouponInput } from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { expectKnown, inNames, toColumns } from './couponColumns.ts';
import { withCodeTaken } from './withCodeTaken.ts';
import { withCoupon } from './withCoupon.ts';

/** Changes what the input names. Orders keep the code they were placed with, so one that was used keeps its own. */
export function updateCoupon(
  context: GraphContext,
  { id, version, ...input }: UpdateCouponInput,
): Promise<Coupon> {
  return withCodeTaken(() =>
    withCoupon(context, { id, version }, (work, row) => changeCoupon(work, context, row, input)),
  );
}

/** Changes a held coupon. */
export async function changeCoupon(
  work: Work,
  context: StaffAtWork,
  row: Coupon,
  input: Omit<UpdateCouponInput, 'id' | 'version'>,
): Promise<Coupon> {
  const { id } = row;
  const saved = toCouponRow(row);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const fields = parseInput(couponSchema, { ...saved, ...given });
  if (saved.usedCount > 0 && fields.code !== saved.code) throw new DomainError('COUPON_CODE_STAYS', 'code');

  const changed = changedFields(saved, fields);
  if (!changed) return row;
  await expectKnown(work.db, fields, saved);
  await recordAudit(work.db, context, {
    action: 'coupon.update',
    entity: 'Coupon',
    entityId: id,
    before: await inNames(work.db, changed.before),
    after: await inNames(work.db, changed.after),
  });
  work.publish(couponsChanged());
  return work.db.coupon.update({ where: { id }, data: { ...toColumns(fields), version: { increment: 1 } } });
}
