import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { KeyLimitValues } from './keyLimitValues.ts';

/** How far a program that changes orders may go with money. */
export function KeyLimits() {
  const { i18n } = useLingui();
  const { control } = useFormContext<KeyLimitValues>();
  return (
    <>
      <TextInput
        control={control}
        name="discountPercent"
        label={i18n.t('Largest discount, %')}
        helperText={i18n.t('Of the price of the pieces, at the counter or on an order; 0 gives none.')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="refundNpr"
        label={i18n.t('Refunds beyond what is owed, NPR')}
        helperText={i18n.t('Of one order in all. What is owed is always paid back; 0 allows no more.')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}
