import { useLingui } from '@lingui/react';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { PROPOSAL_DAYS } from '#domain/orders/edit/proposal.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { EditValues } from './editValues.ts';

/** Records how the customer agrees to changed items or a higher price. */
export function AgreementFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<EditValues>();
  const id = useId();
  const agreement = useWatch({ control, name: 'agreement' });
  return (
    <>
      <FormControl>
        <FormLabel id={id}>{i18n.t('Customer approval required')}</FormLabel>
        <Controller
          control={control}
          name="agreement"
          render={({ field }) => (
            <RadioGroup {...field} aria-labelledby={id}>
              <FormControlLabel value="PHONE" control={<Radio />} label={i18n.t('Agreed by phone')} />
              <FormControlLabel value="MAIL" control={<Radio />} label={i18n.t('Ask by email')} />
            </RadioGroup>
          )}
        />
      </FormControl>
      {agreement === 'PHONE' ? (
        <TextInput
          control={control}
          name="agreementNote"
          label={i18n.t('Who agreed, and when')}
          helperText={i18n.t('Visible to staff only.')}
          maxLength={240}
          autoComplete="off"
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'Items and amounts will not change until the customer agrees. Contact details, address and notes will change immediately. Added items will be reserved for {days} days at these prices.',
            { days: PROPOSAL_DAYS },
          )}
        </Typography>
      )}
    </>
  );
}
