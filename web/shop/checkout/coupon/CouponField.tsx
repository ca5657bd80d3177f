import LocalOfferOutlined from 'icon:outline-local-offer';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Button, Chip, OutlinedInput, Stack, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import type { AutomaticCoupon } from '#domain/orders/cart/cart.ts';
import { getAutomaticCouponName } from '#domain/orders/cart/cartLanguage.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { useCart } from '#web/shop/cart/useCart.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { getHelperTextId } from '#web/ui/form/helperTextId.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { toLineInputs } from '../cartCheck/lineInputs.ts';
import { useApplyCouponMutation } from './ApplyCoupon.generated.ts';

export interface CouponFieldProps {
  /** Reason why the applied coupon is no longer valid. */
  problem?: string | null;
}

/** Field for a coupon, or the applied coupon, below any automatic coupon. */
export function CouponField({ problem }: CouponFieldProps) {
  const { cart } = useCart();
  return (
    <Stack sx={{ gap: 2 }}>
      {cart.offer && <AutomaticCouponChip offer={cart.offer} />}
      {cart.coupon === null ? <CouponEntry /> : <AppliedCoupon problem={problem} />}
    </Stack>
  );
}

function AutomaticCouponChip({ offer }: { offer: AutomaticCoupon }) {
  const { i18n } = useLingui();
  return (
    <Stack role="status" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Chip
        icon={<LocalOfferOutlined aria-hidden fontSize="small" />}
        label={formatDiscount(i18n, getAutomaticCouponName(i18n.locale, offer), offer)}
        variant="outlined"
        color="primary"
        sx={{ maxWidth: '100%' }}
      />
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Applied automatically. No code needed.')}
      </Typography>
    </Stack>
  );
}

type DiscountAmounts = Pick<AutomaticCoupon, 'discount' | 'shippingDiscount'>;

function formatDiscount(i18n: I18n, code: string, { discount, shippingDiscount }: DiscountAmounts): string {
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  return shippingDiscount > 0
    ? i18n.t('{code} · {discount} off shipping', { code, discount: formatAmount(shippingDiscount) })
    : i18n.t('{code} · {discount} off', { code, discount: formatAmount(discount) });
}

function AppliedCoupon({ problem }: CouponFieldProps) {
  const { i18n } = useLingui();
  const { cart, removeCoupon } = useCart();
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Chip
          label={problem || cart.offer ? cart.coupon : formatDiscount(i18n, cart.coupon ?? '', cart)}
          variant="outlined"
          sx={{ minWidth: 0 }}
        />
        <Button variant="text" aria-label={i18n.t('Remove coupon')} onClick={removeCoupon} sx={{ mr: -1.5 }}>
          {i18n.t('Remove')}
        </Button>
      </Stack>
      {!problem && cart.offer && (
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            '“{name}” saves you more than {code}, so we’ve applied it instead. You can use one discount per order.',
            {
              name: getAutomaticCouponName(i18n.locale, cart.offer),
              code: cart.coupon,
            },
          )}
        </Typography>
      )}
      {problem && (
        <Typography variant="body2" color="error" role="alert">
          {i18n.t(problem)}
        </Typography>
      )}
    </div>
  );
}

function CouponEntry() {
  const { i18n } = useLingui();
  const { cart, applyCoupon } = useCart();
  const [checkCoupon, { loading }] = useApplyCouponMutation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    if (code.trim() === '') return setError(i18n.t('Enter a coupon code.'));
    setError(undefined);
    try {
      const { data } = await checkCoupon({ variables: { input: { code, lines: toLineInputs(cart.items) } } });
      const coupon = data?.applyCoupon.coupon;
      if (coupon) applyCoupon(coupon);
      else setError(data?.applyCoupon.errors[0]?.message);
    } catch (requestError) {
      setError(getServerMessage(requestError) ?? i18n.t('Couldn’t check the code. Please try again.'));
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field id={id} label={i18n.t('Coupon code')} error={error}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <OutlinedInput
            id={id}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            fullWidth
            slotProps={{
              input: {
                maxLength: 40,
                autoComplete: 'off',
                autoCapitalize: 'characters',
                spellCheck: false,
                enterKeyHint: 'done',
                'aria-describedby': error ? getHelperTextId(id) : undefined,
              },
            }}
          />
          <Button type="submit" variant="outlined" loading={loading}>
            {i18n.t('Apply')}
          </Button>
        </Stack>
      </Field>
    </form>
  );
}
