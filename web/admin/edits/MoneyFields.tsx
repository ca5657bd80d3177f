import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatCouponTerms } from '#web/admin/coupons/couponTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';
import type { EditValues } from './editValues.ts';

export interface MoneyFieldsProps {
  order: Order;
  quote: Quote | undefined;
}

/** Edits shipping, staff discount with reason, coupon and payment method. */
export function MoneyFields({ order, quote }: MoneyFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<EditValues>();
  const discount = useWatch({ control, name: 'discount.value' });
  // A counter payment method stays available to an order that already uses it.
  const methods = [...new Set([order.paymentMethod, ...CHECKOUT_METHODS])];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="shipping"
          label={i18n.t('Shipping (NPR)')}
          optional
          helperText={quote && formatShippingChange(i18n, order.totals, quote)}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectInput
          control={control}
          name="paymentMethod"
          label={i18n.t('Payment method')}
          placeholder={null}
          options={methods.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 150px', sm: '1fr 150px 2fr' } }}>
        <TextInput
          control={control}
          name="discount.value"
          label={i18n.t('Discount')}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectInput
          control={control}
          name="discount.unit"
          label={i18n.t('Unit')}
          placeholder={null}
          options={[
            { value: 'NPR', label: i18n.t('NPR') },
            { value: 'PERCENT', label: '%' },
            { value: 'MAKING', label: i18n.t('% of making charge') },
          ]}
        />
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <TextInput
            control={control}
            name="discount.reason"
            label={i18n.t('Reason for the discount')}
            helperText={i18n.t('Shown to the customer on the invoice.')}
            optional={discount.trim() === ''}
            autoComplete="off"
            maxLength={160}
          />
        </Box>
      </Box>
      {order.couponCode && (
        <Box>
          {order.staff.couponTerms && (
            <Typography color="text.secondary">
              {i18n.t('Coupon {code}: {terms}', {
                code: order.couponCode,
                terms: formatCouponTerms(i18n, order.staff.couponTerms),
              })}
            </Typography>
          )}
          <CheckInput
            control={control}
            name="removeCoupon"
            label={i18n.t('Remove coupon {code}', { code: order.couponCode })}
          />
        </Box>
      )}
    </>
  );
}

/** Compares the old and new shipping fees before the coupon is applied. */
function formatShippingChange(
  i18n: I18n,
  { shipping, shippingDiscount }: Order['totals'],
  { shippingByRule, totals }: Quote,
): string {
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const previousText = formatAmount(shipping + shippingDiscount);
  const ruleText = formatAmount(shippingByRule);
  return totals.shippingDiscount > 0
    ? i18n.t('Currently {npr}. Standard shipping: {rule}. The coupon deducts {discount}.', {
        npr: previousText,
        rule: ruleText,
        discount: formatAmount(totals.shippingDiscount),
      })
    : i18n.t('Currently {npr}. Standard shipping: {rule}.', { npr: previousText, rule: ruleText });
}
