import { useLingui } from '@lingui/react';
import { FormControl, FormHelperText, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import { courierToday } from '#web/admin/payments/ledger/courierDay.ts';
import { dayInWords } from '#web/admin/ui/dayInWords.ts';

export interface RemittedHow {
  /** A day of Kathmandu; today where it is left out. */
  day?: string;
  reference?: string;
}

/** Asks once for all of the chosen orders when their cash came, and under which remittance. */
export function RemittedAsk({ answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [how, setHow] = useState<RemittedHow>((answer as RemittedHow | undefined) ?? { day: courierToday() });
  const begin = useEffectEvent(() => onAnswer(how));
  useEffect(() => begin(), []);
  const { day = '', reference = '' } = how;

  function change(next: RemittedHow) {
    setHow(next);
    const isKnown = next.day && next.day <= courierToday();
    onAnswer(isKnown ? next : undefined);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Typography>{i18n.t('All that the couriers have of these orders is recorded as received.')}</Typography>
      <FormControl fullWidth required>
        <FormLabel htmlFor={`${id}-day`}>{i18n.t('Date')}</FormLabel>
        <OutlinedInput
          id={`${id}-day`}
          type="date"
          value={day}
          onChange={({ target }) => change({ ...how, day: target.value })}
          slotProps={{ input: { max: courierToday() } }}
        />
        <FormHelperText>{dayInWords(i18n.locale, day)}</FormHelperText>
      </FormControl>
      <FormControl fullWidth>
        <FormLabel htmlFor={`${id}-reference`}>{i18n.t('Reference (optional)')}</FormLabel>
        <OutlinedInput
          id={`${id}-reference`}
          value={reference}
          onChange={({ target }) => change({ ...how, reference: target.value })}
          slotProps={{ input: { maxLength: 120, autoComplete: 'off' } }}
        />
        <FormHelperText>
          {i18n.t('What the courier calls it, such as the number of a remittance.')}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
