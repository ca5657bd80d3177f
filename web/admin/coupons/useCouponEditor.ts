import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import {
  type Coupons_CouponFragment,
  EditedCouponDocument,
  useCreateCouponMutation,
  useUpdateCouponMutation,
} from './Coupons.generated.ts';
import { type CouponValues, couponResolver, newCoupon, toInput, toValues } from './couponValues.ts';

export type CouponDraft = Draft<Coupons_CouponFragment | null, CouponValues>;

/** Manages the state of the coupon editor. Calls `onSaved` after a coupon is created or changed. */
export function useCouponEditor(
  savedCoupon: Coupons_CouponFragment | null,
  draft: CouponDraft,
  onSaved: (coupon: Coupons_CouponFragment) => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  const loadedCoupon = draft.stored?.base ?? savedCoupon;
  const form = useForm<CouponValues>({
    resolver: couponResolver,
    defaultValues: loadedCoupon ? toValues(loadedCoupon) : newCoupon,
  });

  const versionedSave = useVersionedSave(form, {
    initialRow: loadedCoupon,
    toValues,
    async saveRow(values: CouponValues, version) {
      const input = toInput(values);
      const payload = savedCoupon
        ? (await update({ variables: { input: { ...input, id: savedCoupon.id, version } } })).data
            ?.updateCoupon
        : (await create({ variables: { input } })).data?.createCoupon;
      return { row: payload?.coupon, errors: payload?.errors };
    },
    async loadLatest() {
      const { data } = await client.query({
        query: EditedCouponDocument,
        variables: { id: savedCoupon?.id ?? '' },
        fetchPolicy: 'network-only',
      });
      return data?.coupon;
    },
    onSaved(coupon) {
      draft.clear();
      client.cache.evict({ fieldName: 'coupons' });
      notify.success(i18n.t('Coupon {code} saved', { code: coupon.code }));
      onSaved(coupon);
    },
    failureText: i18n.t('Could not save the coupon. Try again.'),
  });

  const restoredAt = useFormDraft(form, draft, versionedSave.base);

  return { form, restoredAt, ...versionedSave };
}
