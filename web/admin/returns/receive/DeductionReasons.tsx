import { useLingui } from '@lingui/react';
import { Chip, Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { ReceivingValues } from './receivingValues.ts';

/** Frequent reasons for a deduction, as suggestions. */
export function DeductionReasons() {
  const { i18n } = useLingui();
  const { setValue } = useFormContext<ReceivingValues>();
  const reasons = [
    i18n.t('Polishing'),
    i18n.t('Damage'),
    i18n.t('Missing box or papers'),
    i18n.t('Return shipping'),
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={i18n.t('Reason for the deduction')}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {reasons.map((reason) => (
        <Chip
          key={reason}
          size="small"
          variant="outlined"
          label={reason}
          onClick={() => setValue('deductionReason', reason, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
    </Stack>
  );
}
