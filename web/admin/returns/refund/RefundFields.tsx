import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { REFUND_METHODS, type RefundMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput, type TextInputProps } from '#web/ui/form/TextInput.tsx';

interface Refund {
  amount: string;
  method: RefundMethod;
  reference: string;
}

export interface RefundFieldsProps {
  /** Prefix of the fields in the form. */
  fieldPrefix: '' | 'refund.';
  /** False if the provider refunds automatically, so that no method or reference is entered. */
  isManual?: boolean;
  amount: Pick<TextInputProps<Refund>, 'helperText' | 'placeholder' | 'optional' | 'autoFocus'>;
}

/** Fields for the amount, method and reference of a refund. */
export function RefundFields({ fieldPrefix, isManual = true, amount }: RefundFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Refund & { refund: Refund }>();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name={`${fieldPrefix}amount`}
          label={i18n.t('Amount (NPR)')}
          inputMode="numeric"
          autoComplete="off"
          {...amount}
        />
        {isManual && (
          <SelectInput
            control={control}
            name={`${fieldPrefix}method`}
            label={i18n.t('Refund method')}
            placeholder={null}
            options={REFUND_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
          />
        )}
      </Box>
      {isManual && (
        <TextInput
          control={control}
          name={`${fieldPrefix}reference`}
          label={i18n.t('Reference')}
          helperText={i18n.t('The reference from the bank or the card terminal. Visible to the customer.')}
          optional
          autoComplete="off"
          maxLength={120}
        />
      )}
    </>
  );
}
