import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';

export interface RemittanceDetails {
  /** Kathmandu day; today if omitted. */
  day?: string;
  reference?: string;
}

/** Fields for the day and remittance reference that the selected orders share. */
export function RemittanceFields({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [details, setDetails] = useState<RemittanceDetails>(
    (answer as RemittanceDetails | undefined) ?? { day: getKathmanduToday() },
  );
  const submitDefaults = useEffectEvent(() => onAnswer(details));
  useEffect(() => submitDefaults(), []);
  const { day = '', reference = '' } = details;

  function change(newDetails: RemittanceDetails) {
    setDetails(newDetails);
    const isValid = newDetails.day && newDetails.day <= getKathmanduToday();
    onAnswer(isValid ? newDetails : undefined);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Typography>
        {i18n.t('All cash that couriers hold for these orders will be recorded as received.')}
      </Typography>
      <FormControl fullWidth required>
        <FormLabel htmlFor={`${id}-day`}>{i18n.t('Date')}</FormLabel>
        <OutlinedInput
          id={`${id}-day`}
          type="date"
          value={day}
          onChange={({ target }) => change({ ...details, day: target.value })}
          slotProps={{ input: { max: getKathmanduToday() } }}
        />
        <FormHelperText>{formatDayInBothCalendars(i18n.locale, day)}</FormHelperText>
      </FormControl>
      <FormControl fullWidth>
        <FormLabel htmlFor={`${id}-reference`}>{i18n.t('Reference (optional)')}</FormLabel>
        <OutlinedInput
          id={`${id}-reference`}
          value={reference}
          onChange={({ target }) => change({ ...details, reference: target.value })}
          slotProps={{ input: { maxLength: 120, autoComplete: 'off' } }}
        />
        <FormHelperText>{i18n.t('The courier’s reference, such as a remittance number.')}</FormHelperText>
      </FormControl>
    </Stack>
  );
}
