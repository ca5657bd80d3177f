import { useLingui } from '@lingui/react';
import { FormControl, FormLabel, OutlinedInput, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MONEY_METHODS, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';

export interface PaidHow {
  /** As each order was to be paid where it is left out. */
  method?: PaymentMethod;
  reference?: string;
}

/** Asks how what was due for the chosen orders came in. */
export function PaidAsk({ answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [how, setHow] = useState<PaidHow>((answer as PaidHow | undefined) ?? {});
  // All of it may be left as it is.
  const begin = useEffectEvent(() => onAnswer(how));
  useEffect(() => begin(), []);

  function change(next: PaidHow) {
    setHow(next);
    onAnswer(next);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <SelectField
        label={i18n.t('Paid by')}
        none={i18n.t('As each order was to be paid')}
        value={how.method ?? ''}
        onChange={(method) => change({ ...how, method: MONEY_METHODS.find((each) => each === method) })}
        options={MONEY_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        help={i18n.t('All that is due is recorded as received, for each order by itself.')}
      />
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Reference (optional)')}</FormLabel>
        <OutlinedInput
          id={id}
          value={how.reference ?? ''}
          onChange={({ target }) => change({ ...how, reference: target.value })}
          slotProps={{ input: { maxLength: 120, autoComplete: 'off' } }}
        />
      </FormControl>
    </Stack>
  );
}
