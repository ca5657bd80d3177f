import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import type { CounterValues } from './counterValues.ts';

const METHODS = { COD: /*i18n*/ 'Cash', BANK_TRANSFER: /*i18n*/ 'Bank transfer' };

/** How the pieces are handed over and paid. */
export function HandoverFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<CounterValues>();
  const [isTakenAlong, paymentMethod] = useWatch({ control, name: ['isTakenAlong', 'paymentMethod'] });
  const isPaidAnyway = isTakenAlong && paymentMethod === 'COD';

  return (
    <>
      <Controller
        control={control}
        name="isTakenAlong"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={i18n.t('The customer takes the items now')}
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
          />
        )}
      />
      <SelectInput
        control={control}
        name="paymentMethod"
        label={i18n.t('Paid by')}
        placeholder={i18n.t('Choose')}
        options={CHECKOUT_METHODS.map((value) => ({ value, label: i18n.t(METHODS[value]) }))}
      />
      <Controller
        control={control}
        name="isPaid"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={i18n.t('Paid')}
            control={
              <Checkbox
                {...field}
                checked={value || isPaidAnyway}
                disabled={isPaidAnyway}
                slotProps={{ input: { ref } }}
              />
            }
          />
        )}
      />
    </>
  );
}
