import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import {
  type Coupons_CouponFragment,
  EditedCouponDocument,
  useCreateCouponMutation,
  useUpdateCouponMutation,
} from './Coupons.generated.ts';
import { type CouponValues, couponResolver, inputOf, newCoupon, valuesOf } from './couponValues.ts';

/** What the editor of a coupon holds and does. `onSaved` hears of a coupon once it is made or changed. */
export function useCouponEditor(
  saved: Coupons_CouponFragment | null,
  onSaved: (coupon: Coupons_CouponFragment) => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  /** The version that is typed over. */
  const [version, setVersion] = useState(saved?.version);
  const [theirs, setTheirs] = useState<Coupons_CouponFragment | null>(null);
  const form = useForm<CouponValues>({
    resolver: couponResolver,
    defaultValues: saved ? valuesOf(saved) : newCoupon,
  });

  async function write(values: CouponValues, over = version) {
    const input = inputOf(values);
    if (!saved) return (await create({ variables: { input } })).data?.createCoupon;
    return (await update({ variables: { input: { ...input, id: saved.id, version: over } } })).data
      ?.updateCoupon;
  }

  async function save(values: CouponValues, over?: number) {
    const { coupon, errors = [] } = (await write(values, over)) ?? {};
    if (coupon) {
      takeOver(coupon);
      client.cache.evict({ fieldName: 'coupons' });
      notify.success(i18n.t('Coupon {code} is saved', { code: coupon.code }));
      onSaved(coupon);
      return undefined;
    }
    if (!saved || !errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const found = await client.query({
      query: EditedCouponDocument,
      variables: { id: saved.id },
      fetchPolicy: 'network-only',
    });
    setTheirs(found.data?.coupon ?? null);
    return found.data?.coupon ? undefined : errors;
  }

  function takeOver(coupon: Coupons_CouponFragment) {
    setVersion(coupon.version);
    setTheirs(null);
    form.reset(valuesOf(coupon));
  }

  const failed = i18n.t('The coupon could not be saved. Please try again.');
  const sending = useFormSend(form, (values) => save(values), failed);
  const overwriting = useFormSend(form, (values) => save(values, theirs?.version), failed);

  return {
    form,
    theirs,
    submit: sending.submit,
    problem: sending.problem ?? overwriting.problem,
    /** Saves what was typed over the other version. */
    overwrite: () => {
      setTheirs(null);
      void overwriting.submit();
    },
    takeTheirs: () => theirs && takeOver(theirs),
    decideLater: () => setTheirs(null),
  };
}
