import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { KeyLimitValues } from './keyLimitValues.ts';

/** Fields for the discount and refund limits of a key that can change orders. */
export function KeyLimitFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<KeyLimitValues>();
  return (
    <>
      <TextInput
        control={control}
        name="discountPercent"
        label={i18n.t('Maximum discount (%)')}
        helperText={i18n.t(
          'Percentage of item prices, for counter sales and other orders. Enter 0 to allow no discounts.',
        )}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="refundNpr"
        label={i18n.t('Maximum compensation (NPR)')}
        helperText={i18n.t('Total per order, beyond the refund due. Enter 0 to allow only the refund due.')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}
