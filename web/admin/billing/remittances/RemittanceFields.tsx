import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { RemittanceValues } from './remittanceForm.ts';

/** Fields for a remittance's reference, day, amount and account. They belong to the surrounding form. */
export function RemittanceFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<RemittanceValues>();
  const day = useWatch({ control, name: 'day' });
  return (
    <>
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        maxLength={80}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="day"
        label={i18n.t('Date received')}
        type="date"
        max={getKathmanduToday()}
        helperText={formatDayInBothCalendars(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="total"
        label={i18n.t('Amount received (NPR)')}
        helperText={i18n.t('The net amount, as shown on the bank statement.')}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectInput
        control={control}
        name="deposit"
        label={i18n.t('Paid into')}
        options={[
          { value: 'BANK', label: i18n.t('Bank account') },
          { value: 'CASH', label: i18n.t('Cash at the counter') },
        ]}
        placeholder={null}
      />
    </>
  );
}

/** Rows for the carrier's charges. They belong to the surrounding form. */
export function ChargeFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<RemittanceValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'charges' });
  const name = (index: number, part: 'label' | 'amount') =>
    `charges.${index}.${part}` as FieldPath<RemittanceValues>;
  return (
    <Stack role="group" aria-label={i18n.t('Charges')} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3">{i18n.t('Charges')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {i18n.t(
          'Amounts the courier deducted, such as delivery or COD charges and the VAT on them. If the courier added an amount, enter it with a minus sign.',
        )}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={i18n.t('Charge {number}', { number: index + 1 })}
          sx={{
            ...{ width: 1, display: 'grid', gap: 1, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 120px auto' },
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <TextInput
            control={control}
            name={name(index, 'label')}
            label={i18n.t('Charge')}
            autoComplete="off"
            maxLength={80}
          />
          <TextInput
            control={control}
            name={name(index, 'amount')}
            label={i18n.t('Rupees')}
            inputMode="text"
            autoComplete="off"
          />
          <IconButton
            aria-label={i18n.t('Remove charge {number}', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: '22px' }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button variant="outlined" size="small" onClick={() => append({ label: '', amount: '' })}>
        {i18n.t('Add charge')}
      </Button>
    </Stack>
  );
}
