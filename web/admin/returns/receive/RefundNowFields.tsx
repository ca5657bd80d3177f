import { useLingui } from '@lingui/react';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { REFUND_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { useMay } from '#web/session/useMay.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { Credit, TakingValues } from './takingValues.ts';

/** Money that goes back along with what is taken: all that is owed then, or a part. Nothing where nothing was paid. */
export function RefundNowFields({ credit: { owed, held } }: { credit: Credit }) {
  const { i18n } = useLingui();
  const may = useMay();
  const { control } = useFormContext<TakingValues>();
  const isNow = useWatch({ control, name: 'refund.isNow' });
  if (held === 0 || !may('refundOrders')) return null;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <>
      <Controller
        control={control}
        name="refund.isNow"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={i18n.t('Pay it back now')}
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
          />
        )}
      />
      {isNow && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput
              control={control}
              name="refund.amount"
              label={i18n.t('Amount in rupees')}
              helperText={i18n.t('Empty pays back all that is owed: {owed}.', { owed: npr(owed) })}
              placeholder={String(owed)}
              optional
              inputMode="numeric"
              autoComplete="off"
            />
            <SelectInput
              control={control}
              name="refund.method"
              label={i18n.t('Paid back by')}
              placeholder={null}
              options={REFUND_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
            />
          </Box>
          <TextInput
            control={control}
            name="refund.reference"
            label={i18n.t('Reference')}
            helperText={i18n.t('What the bank or the terminal calls it. The customer sees it.')}
            optional
            autoComplete="off"
            maxLength={120}
          />
        </>
      )}
    </>
  );
}
