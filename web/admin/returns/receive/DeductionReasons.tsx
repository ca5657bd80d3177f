import { useLingui } from '@lingui/react';
import { Chip, Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { TakingValues } from './takingValues.ts';

/** What something is deducted for most often, to choose instead of typing. */
export function DeductionReasons() {
  const { i18n } = useLingui();
  const { setValue } = useFormContext<TakingValues>();
  const reasons = [
    i18n.t('Polishing'),
    i18n.t('Damage'),
    i18n.t('Missing box or papers'),
    i18n.t('Courier of the return'),
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={i18n.t('What is deducted for')}
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
