import { useLingui } from '@lingui/react';
import { FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';
import type { PayerFieldValues, PayerForm } from './payerFieldValues.ts';
import { TextInput } from './TextInput.tsx';

export interface PayerFieldsProps {
  /** Labels of the relations for staff; omitted if the customer fills in the fields. */
  relations?: Record<PayerFieldValues['relation'], string>;
}

/** Owner of the paying bank account. The law requires this record for large payments. */
export function PayerFields({ relations }: PayerFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<PayerForm>();
  const { field } = useController({ control, name: 'payer.relation' });
  const names = relations ?? { SELF: i18n.t('My own'), FAMILY: i18n.t('My family’s') };
  return (
    <Stack sx={{ gap: 2, maxWidth: 420 }}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t('For this amount, the law requires us to record the name on the bank account you pay from.')}
      </Typography>
      <TextInput
        control={control}
        name="payer.accountHolder"
        label={i18n.t('Account holder')}
        autoComplete={relations ? 'off' : 'name'}
        maxLength={80}
      />
      <TextInput
        control={control}
        name="payer.bank"
        label={i18n.t('Bank')}
        autoComplete="off"
        maxLength={80}
      />
      <RadioGroup {...field} row aria-label={i18n.t('Whose account is it?')}>
        <FormControlLabel value="SELF" control={<Radio />} label={names.SELF} />
        <FormControlLabel value="FAMILY" control={<Radio />} label={names.FAMILY} />
      </RadioGroup>
    </Stack>
  );
}
