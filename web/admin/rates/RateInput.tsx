import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { InputAdornment } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import type { Metal } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { calculateChangePercent } from '#domain/pricing/rateChange.ts';
import { toRatePerUnit } from '#domain/pricing/rateUnits.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { MetalRates } from './findCurrentRates.ts';
import type { Rates_RateFragment } from './Rates.generated.ts';
import { rateUnitTexts } from './rateUnitTexts.ts';
import { parseRates, type RateValues, validateRate } from './rateValues.ts';

export interface RateInputProps {
  form: UseFormReturn<RateValues>;
  metal: Metal;
  metalRates: MetalRates<Rates_RateFragment>;
}

/** Field for a metal rate in the selected unit. Shows the rate per tola and its change below. */
export function RateInput({ form, metal, metalRates }: RateInputProps) {
  const { i18n } = useLingui();
  const values = form.watch();
  const { unit } = values;
  const { inForce } = metalRates;
  return (
    <TextInput
      control={form.control}
      name={metal}
      label={metal === 'GOLD' ? i18n.t('Fine gold') : i18n.t('Fine silver')}
      optional
      inputMode="text"
      autoComplete="off"
      placeholder={inForce ? String(toRatePerUnit(inForce.perTola, unit)) : ''}
      startAdornment={<InputAdornment position="start">{i18n.t('NPR')}</InputAdornment>}
      endAdornment={<InputAdornment position="end">{i18n.t(rateUnitTexts[unit].per)}</InputAdornment>}
      helperText={<span role="status">{formatRateChange(i18n, parseRates(values)[metal], metalRates)}</span>}
      rules={{ validate: (text, { unit: selectedUnit }) => validateRate(String(text), selectedUnit) ?? true }}
    />
  );
}

function formatRateChange(
  i18n: I18n,
  perTola: number | undefined,
  { inForce, yesterday }: MetalRates<Rates_RateFragment>,
): string {
  if (perTola === undefined) {
    if (!inForce) return i18n.t('No rate yet');
    return i18n.t('Current: {amount} per tola, since {when}', {
      amount: formatNpr(inForce.perTola, i18n.locale),
      when: formatInstant(inForce.effectiveFrom, i18n.locale),
    });
  }
  const amount = formatNpr(perTola, i18n.locale);
  if (!yesterday) return i18n.t('{amount} per tola, no rate yesterday', { amount });
  const difference = perTola - yesterday.perTola;
  if (difference === 0) return i18n.t('{amount} per tola, the same as yesterday', { amount });
  const change = {
    amount,
    difference: formatNpr(Math.abs(difference), i18n.locale),
    percent: Math.abs(calculateChangePercent(yesterday.perTola, perTola)),
  };
  return difference > 0
    ? i18n.t('{amount} per tola, {difference} ({percent}%) more than yesterday', change)
    : i18n.t('{amount} per tola, {difference} ({percent}%) less than yesterday', change);
}
