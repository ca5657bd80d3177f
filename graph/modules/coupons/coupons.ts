import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, ReadContext, StaffActionContext } from '#graph/context.ts';
import { toCouponRow } from '#graph/modules/quotes/couponRow.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Coupon, Prisma } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type {
  CreateCouponInput,
  DeleteCouponInput,
  QueryCouponsArgs,
  UpdateCouponInput,
} from '#graph/schema/schema.generated.ts';
import { couponsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { replaceIdsWithNames, requireExistingScopes, toColumns } from './couponColumns.ts';
import { buildCouponCondition } from './couponCondition.ts';

export type CouponPage = Page<Coupon>;

const newestFirst = createKeyset<Coupon, Prisma.CouponWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** Returns a page of coupons. */
export function listCoupons(
  { prisma, now }: ReadContext,
  { filter, ...args }: Partial<QueryCouponsArgs>,
): Promise<CouponPage> {
  const where = buildCouponCondition(prisma, filter ?? {}, now);
  return readTable(prisma.coupon, { ...args, where, order: newestFirst });
}

/** Returns the coupon with this id or code. */
export function findCoupon({ prisma }: GraphContext, idOrCode: string): Promise<Coupon | null> {
  return prisma.coupon.findFirst({
    where: { OR: [{ id: idOrCode }, { code: normaliseCouponCode(idOrCode) }] },
  });
}

/** Returns the total discount a coupon has given, in whole NPR. */
export async function findTotalDiscount(context: ReadContext, { id }: Coupon): Promise<number> {
  return (await loadTotalDiscount(context, id)) ?? 0;
}

const loadTotalDiscount = createBatchedLoader<number>(async ({ prisma }, ids) => {
  const groups = await prisma.couponRedemption.groupBy({
    by: ['couponId'],
    where: { couponId: { in: ids } },
    _sum: { discount: true },
  });
  return new Map(groups.map(({ couponId, _sum }) => [couponId, Number(_sum.discount ?? 0)]));
});

export async function createCoupon(context: GraphContext, input: CreateCouponInput): Promise<Coupon> {
  const fields = parseInput(couponSchema, input);
  const { now } = context;
  if (fields.endsAt && fields.endsAt <= now) throw new DomainError('END_IS_PAST', 'endsAt');
  return withUniqueCode(() =>
    context.work(async (work) => {
      await requireExistingScopes(work.db, fields);
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

/** Updates the given fields. The code of a used coupon cannot change, because orders store the code. */
export function updateCoupon(
  context: GraphContext,
  { id, version, ...input }: UpdateCouponInput,
): Promise<Coupon> {
  return withUniqueCode(() =>
    withLockedCoupon(context, { id, version }, (work, row) => changeCoupon(work, context, row, input)),
  );
}

/** Updates a locked coupon. */
export async function changeCoupon(
  work: Work,
  context: StaffActionContext,
  row: Coupon,
  input: Omit<UpdateCouponInput, 'id' | 'version'>,
): Promise<Coupon> {
  const { id } = row;
  const saved = toCouponRow(row);
  const definedInput = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const fields = parseInput(couponSchema, { ...saved, ...definedInput });
  if (saved.usedCount > 0 && fields.code !== saved.code)
    throw new DomainError('CANNOT_CHANGE_USED_COUPON_CODE', 'code');

  const changedValues = getChangedFields(saved, fields);
  if (!changedValues) return row;
  await requireExistingScopes(work.db, fields, saved);
  await recordAudit(work.db, context, {
    action: 'coupon.update',
    entity: 'Coupon',
    entityId: id,
    before: await replaceIdsWithNames(work.db, changedValues.before),
    after: await replaceIdsWithNames(work.db, changedValues.after),
  });
  work.publish(couponsChanged());
  return work.db.coupon.update({ where: { id }, data: { ...toColumns(fields), version: { increment: 1 } } });
}

/** Deletes a coupon that no order has used. */
export function deleteCoupon(context: GraphContext, { id }: DeleteCouponInput): Promise<boolean> {
  return withLockedCoupon(context, { id }, async (work, { code, kind, value, usedCount }) => {
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

/** Runs a task on a locked coupon. Meanwhile no order can redeem it and nobody else can change it. */
export function withLockedCoupon<Result>(
  { work: doWork, slot }: Pick<StaffActionContext, 'work' | 'slot'>,
  { id, version }: { id: string; version?: number | null },
  task: (work: Work, coupon: Coupon) => Promise<Result>,
): Promise<Result> {
  const runLocked = async (work: Work) => {
    await work.db.$queryRaw`SELECT id FROM coupons WHERE id = ${id} FOR UPDATE`;
    const coupon = await work.db.coupon.findUnique({ where: { id } });
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND', 'id');
    if (version != null && version !== coupon.version) throw new DomainError('VERSION_CONFLICT', 'version');
    return task(work, coupon);
  };
  return doWork(runLocked, { rows: [`coupon ${id}`], slot });
}

/** Turns a violation of the unique code into the error COUPON_CODE_TAKEN. */
function withUniqueCode<Result>(write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate(write, () => new DomainError('COUPON_CODE_TAKEN', 'code'));
}
