import { useLingui } from '@lingui/react';
import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { calculateChangePercent, MAX_UNCONFIRMED_PERCENT } from '#domain/pricing/rateChange.ts';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import type { EnteredRates, RateValues } from './rateValues.ts';

export interface UnusualRateWarningProps {
  control: Control<RateValues>;
  /** Entered rates that differ from `currentRates` by an unusual amount. */
  unusualRates: EnteredRates;
  currentRates: EnteredRates;
}

/** Warns about a rate that changes by more than the market usually moves in a day, and requires confirmation. */
export function UnusualRateWarning({ control, unusualRates, currentRates }: UnusualRateWarningProps) {
  const { i18n } = useLingui();
  const helpId = useId();
  const {
    field: { value, ref, ...field },
    fieldState: { error },
  } = useController({
    control,
    name: 'confirm',
    rules: { required: /*i18n*/ 'Confirm that the rates are correct, or change them.' },
  });

  return (
    <Alert severity="warning" variant="outlined">
      <strong>
        {i18n.t('The rate changes by more than {percent}%', { percent: MAX_UNCONFIRMED_PERCENT })}
      </strong>
      {METALS.map((metal) => {
        const [before, after] = [currentRates[metal], unusualRates[metal]];
        return (
          before !== undefined &&
          after !== undefined && (
            <div key={metal}>
              {i18n.t('{metal}: from {before} to {after} per tola ({percent}%)', {
                metal: i18n.t(metalLabels[metal as Metal]),
                before: formatNpr(before, i18n.locale),
                after: formatNpr(after, i18n.locale),
                percent: formatWithSign(calculateChangePercent(before, after)),
              })}
            </div>
          )
        );
      })}
      <FormControlLabel
        label={i18n.t('The rates are correct')}
        control={
          <Checkbox
            {...field}
            checked={value}
            slotProps={{
              input: { ref, 'aria-invalid': Boolean(error), ...(error && { 'aria-describedby': helpId }) },
            }}
          />
        }
      />
      {error?.message && (
        <FormHelperText error id={helpId}>
          {i18n.t(error.message)}
        </FormHelperText>
      )}
    </Alert>
  );
}
