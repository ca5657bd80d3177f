import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { EditedCouponDocument, UpdateCouponDocument } from './Coupons.generated.ts';

/** Switches coupons on or off, each as it stands now; one that stands so already is left alone. */
export function switchCoupons(ids: readonly string[], active: boolean): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const found = await client.query({
      query: EditedCouponDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const coupon = found.data?.coupon;
    if (!coupon) return { problem: /*i18n*/ 'This coupon no longer exists.' };
    if (coupon.active === active)
      return {
        problem: active ? /*i18n*/ 'It is already active.' : /*i18n*/ 'It is already inactive.',
      };
    const { version, problem } = await switched({ id, active, version: coupon.version });
    if (problem) return { problem };
    return { undo: async () => (await switched({ id, active: !active, version })).problem };
  });
}

async function switched(input: { id: string; active: boolean; version: number | undefined }) {
  const { data } = await client.mutate({ mutation: UpdateCouponDocument, variables: { input } });
  const { coupon, errors = [] } = data?.updateCoupon ?? {};
  return { version: coupon?.version, problem: errors[0]?.message };
}
