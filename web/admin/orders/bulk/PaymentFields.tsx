import { useLingui } from '@lingui/react';
import { FormControl, FormLabel, OutlinedInput, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MONEY_METHODS, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';

export interface PaymentDetails {
  /** If omitted, each order's own payment method is used. */
  method?: PaymentMethod;
  reference?: string;
}

/** Fields for the payment method and reference of the selected orders. */
export function PaymentFields({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [details, setDetails] = useState<PaymentDetails>((answer as PaymentDetails | undefined) ?? {});
  // All fields are optional, so the defaults are already complete.
  const submitDefaults = useEffectEvent(() => onAnswer(details));
  useEffect(() => submitDefaults(), []);

  function change(newDetails: PaymentDetails) {
    setDetails(newDetails);
    onAnswer(newDetails);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <SelectField
        label={i18n.t('Payment method')}
        emptyLabel={i18n.t('Each order’s own payment method')}
        value={details.method ?? ''}
        onChange={(method) =>
          change({ ...details, method: MONEY_METHODS.find((candidate) => candidate === method) })
        }
        options={MONEY_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        help={i18n.t('The full amount due will be recorded as received for each order.')}
      />
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Reference (optional)')}</FormLabel>
        <OutlinedInput
          id={id}
          value={details.reference ?? ''}
          onChange={({ target }) => change({ ...details, reference: target.value })}
          slotProps={{ input: { maxLength: 120, autoComplete: 'off' } }}
        />
      </FormControl>
    </Stack>
  );
}
