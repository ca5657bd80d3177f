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

/** What the editor of a coupon holds and does. `onSaved` hears of a coupon once it is made or changed. */
export function useCouponEditor(
  saved: Coupons_CouponFragment | null,
  draft: CouponDraft,
  onSaved: (coupon: Coupons_CouponFragment) => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  const read = draft.found?.base ?? saved;
  const form = useForm<CouponValues>({
    resolver: couponResolver,
    defaultValues: read ? toValues(read) : newCoupon,
  });

  const saving = useVersionedSave(form, {
    read,
    toValues,
    async write(values: CouponValues, version) {
      const input = toInput(values);
      const answer = saved
        ? (await update({ variables: { input: { ...input, id: saved.id, version } } })).data?.updateCoupon
        : (await create({ variables: { input } })).data?.createCoupon;
      return { row: answer?.coupon, errors: answer?.errors };
    },
    async readAnew() {
      const { data } = await client.query({
        query: EditedCouponDocument,
        variables: { id: saved?.id ?? '' },
        fetchPolicy: 'network-only',
      });
      return data?.coupon;
    },
    onSaved(coupon) {
      draft.forget();
      client.cache.evict({ fieldName: 'coupons' });
      notify.success(i18n.t('Coupon {code} is saved', { code: coupon.code }));
      onSaved(coupon);
    },
    failed: i18n.t('The coupon could not be saved. Please try again.'),
  });

  const restoredAt = useFormDraft(form, draft, saving.base);

  return { form, restoredAt, ...saving };
}
