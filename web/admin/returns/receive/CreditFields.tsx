import { useLingui } from '@lingui/react';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import { DeductionReasons } from './DeductionReasons.tsx';
import type { Taken_OrderFragment as Order } from './Receive.generated.ts';
import { type Credit, getRemainingShipping, type ReceivingValues } from './receivingValues.ts';

export interface CreditFieldsProps {
  order: Order;
  /** Credit for the current values. */
  credit: Credit;
}

/** Fields for crediting shipping and for a deduction with its reason, with the resulting credit. */
export function CreditFields({ order, credit }: CreditFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ReceivingValues>();
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const remainingShipping = getRemainingShipping(order);
  return (
    <>
      {remainingShipping > 0 && (
        <Controller
          control={control}
          name="creditShipping"
          render={({ field: { value: _chosen, ref, ...field } }) => (
            <FormControlLabel
              label={i18n.t('Also credit the shipping fee of {amount}', {
                amount: formatAmount(remainingShipping),
              })}
              control={<Checkbox {...field} checked={credit.shipping > 0} slotProps={{ input: { ref } }} />}
            />
          )}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '160px 1fr' } }}>
        <TextInput
          control={control}
          name="deduction"
          label={i18n.t('Deduction (NPR)')}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="deductionReason"
          label={i18n.t('Reason for the deduction')}
          helperText={i18n.t('Visible to the customer.')}
          optional={credit.deduction === 0}
          autoComplete="off"
          maxLength={240}
        />
      </Box>
      {credit.deduction > 0 && <DeductionReasons />}
      <div>
        <Box
          component="dl"
          aria-label={i18n.t('Credit for this return')}
          sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          <TotalsRow label={i18n.t('Items')} sx={{ color: 'text.secondary' }}>
            {formatAmount(credit.items)}
          </TotalsRow>
          {credit.shipping > 0 && (
            <TotalsRow label={i18n.t('Shipping')} sx={{ color: 'text.secondary' }}>
              {formatAmount(credit.shipping)}
            </TotalsRow>
          )}
          {credit.deduction > 0 && (
            <TotalsRow label={i18n.t('Deducted')} sx={{ color: 'text.secondary' }}>
              {`−${formatAmount(credit.deduction)}`}
            </TotalsRow>
          )}
          <TotalsRow label={i18n.t('Credited')} sx={{ fontWeight: 600 }}>
            {formatAmount(credit.sum)}
          </TotalsRow>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t(
            'The price of the items, including their share of the discount and tax. Unpaid amounts are waived, not refunded.',
          )}
        </Typography>
      </div>
    </>
  );
}
