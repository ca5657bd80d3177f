import { DomainError } from '#domain/errors/errors.ts';
import { type BulkList, changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Coupon, Prisma } from '#graph/prisma/generated/client.ts';
import type { BulkCouponSwitchInput, CouponFilter } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { changeCoupon, listCoupons, withLockedCoupon } from './coupons.ts';

const coupons: BulkList<CouponFilter> = {
  name: 'coupons',
  requiredPermissions: 'manageCoupons',
  loadPage: listCoupons,
  describe: async ({ prisma }, ids) => {
    const couponRows = await prisma.coupon.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, code: true },
    });
    return new Map(couponRows.map(({ id, code }) => [id, code]));
  },
};

export const bulk = {
  switchCoupons: defineBulkAction<BulkCouponSwitchInput, { isActive: boolean }>({
    list: coupons,
    getRequiredPermissions: () => [],
    read: (_context, { isActive }) => ({ isActive }),
    apply: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: coupon }, { isActive }: { isActive: boolean }) => {
        if (coupon.isActive === isActive) return null;
        const { version } = await changeCoupon(work, context, coupon, { isActive });
        return { undo: { isActive: coupon.isActive, version } };
      },
    ),
    undo: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: coupon }, undoData: Prisma.JsonValue) => {
        const { isActive, version } = undoData as { isActive: boolean; version: number };
        if (coupon.version !== version) throw new DomainError('VERSION_CONFLICT', 'version');
        await changeCoupon(work, context, coupon, { isActive });
        return {};
      },
    ),
  }),
};

function withLockedRow(
  context: StaffActionContext,
  id: string,
  task: (work: Work, coupon: Coupon) => Promise<void>,
): Promise<void> {
  return withLockedCoupon(context, { id }, task);
}
