import { useLingui } from '@lingui/react';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import { DeductionReasons } from './DeductionReasons.tsx';
import type { Taken_OrderFragment as Order } from './Receive.generated.ts';
import { type Credit, shippingLeft, type TakingValues } from './takingValues.ts';

export interface CreditFieldsProps {
  order: Order;
  /** What it comes to as it is typed. */
  credit: Credit;
}

/** Whether the shipping is credited, what is deducted and why, and what it comes to. */
export function CreditFields({ order, credit }: CreditFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<TakingValues>();
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const left = shippingLeft(order);
  return (
    <>
      {left > 0 && (
        <Controller
          control={control}
          name="creditShipping"
          render={({ field: { value: _chosen, ref, ...field } }) => (
            <FormControlLabel
              label={i18n.t('The store pays the shipping: credit {amount} too', { amount: npr(left) })}
              control={<Checkbox {...field} checked={credit.shipping > 0} slotProps={{ input: { ref } }} />}
            />
          )}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '160px 1fr' } }}>
        <TextInput
          control={control}
          name="deduction"
          label={i18n.t('Deduct, rupees')}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="deductionReason"
          label={i18n.t('What is deducted for')}
          helperText={i18n.t('The customer sees it.')}
          optional={credit.deduction === 0}
          autoComplete="off"
          maxLength={240}
        />
      </Box>
      {credit.deduction > 0 && <DeductionReasons />}
      <div>
        <Box
          component="dl"
          aria-label={i18n.t('Credit of this return')}
          sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          <TotalsRow label={i18n.t('Items')} sx={{ color: 'text.secondary' }}>
            {npr(credit.goods)}
          </TotalsRow>
          {credit.shipping > 0 && (
            <TotalsRow label={i18n.t('Shipping')} sx={{ color: 'text.secondary' }}>
              {npr(credit.shipping)}
            </TotalsRow>
          )}
          {credit.deduction > 0 && (
            <TotalsRow label={i18n.t('Deducted')} sx={{ color: 'text.secondary' }}>
              {`−${npr(credit.deduction)}`}
            </TotalsRow>
          )}
          <TotalsRow label={i18n.t('Credited')} sx={{ fontWeight: 600 }}>
            {npr(credit.sum)}
          </TotalsRow>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t(
            'The price of the pieces with their share of discount and tax. What was not paid is only let off.',
          )}
        </Typography>
      </div>
    </>
  );
}
