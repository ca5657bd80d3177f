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
  /** Where the form keeps them. */
  within: '' | 'refund.';
  /** Whether somebody pays it back, and says how; not where a provider does by itself. */
  byHand?: boolean;
  amount: Pick<TextInputProps<Refund>, 'helperText' | 'placeholder' | 'optional' | 'autoFocus'>;
}

/** How much goes back, by which way, and what the bank calls it. */
export function RefundFields({ within, byHand = true, amount }: RefundFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Refund & { refund: Refund }>();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name={`${within}amount`}
          label={i18n.t('Amount in rupees')}
          inputMode="numeric"
          autoComplete="off"
          {...amount}
        />
        {byHand && (
          <SelectInput
            control={control}
            name={`${within}method`}
            label={i18n.t('Paid back by')}
            placeholder={null}
            options={REFUND_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
          />
        )}
      </Box>
      {byHand && (
        <TextInput
          control={control}
          name={`${within}reference`}
          label={i18n.t('Reference')}
          helperText={i18n.t('What the bank or the terminal calls it. The customer sees it.')}
          optional
          autoComplete="off"
          maxLength={120}
        />
      )}
    </>
  );
}
