import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { type Control, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceChangeMode, PricePart } from '#web/graphql/types.generated.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

const priceParts: Record<PricePart, string> = {
  MAKING_PERCENT: /*i18n*/ 'Making charge as a percentage',
  MAKING_FIXED: /*i18n*/ 'Making charge as an amount',
  STONES: /*i18n*/ 'Price of the stones',
  FIXED_PRICE: /*i18n*/ 'Fixed price',
};

/** Labels of the change methods, for a percentage and for an amount. */
const changeMethodLabels: Record<PriceChangeMode, { percent: string; sum: string }> = {
  SET: { percent: /*i18n*/ 'Set to (%)', sum: /*i18n*/ 'Set to (NPR)' },
  ADD: { percent: /*i18n*/ 'Increase by (percentage points)', sum: /*i18n*/ 'Increase by (NPR)' },
  PERCENT: { percent: /*i18n*/ 'Increase by (% of the current charge)', sum: /*i18n*/ 'Increase by (%)' },
};

export interface PriceChange {
  part: keyof typeof priceParts;
  way: keyof typeof changeMethodLabels;
  amount: string;
  roundTo: string;
}

/** Fields for the part of the price to change, and the method and amount of the change. */
export function PriceChangeFields({ control }: { control: Control<PriceChange> }) {
  const { i18n } = useLingui();
  const [part, changeMethod] = useWatch({ control, name: ['part', 'way'] });
  const isPercent = part === 'MAKING_PERCENT';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { sm: '1fr 1fr', md: '2fr 2fr 1fr 1fr' },
      }}
    >
      <SelectInput
        control={control}
        name="part"
        label={i18n.t('Change')}
        options={Object.entries(priceParts).map(([value, label]) => ({ value, label: i18n.t(label) }))}
        placeholder={null}
      />
      <SelectInput
        control={control}
        name="way"
        label={i18n.t('Method')}
        options={Object.entries(changeMethodLabels).map(([value, { percent, sum }]) => ({
          value,
          label: i18n.t(isPercent ? percent : sum),
        }))}
        placeholder={null}
      />
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount')}
        helperText={changeMethod === 'SET' ? undefined : i18n.t('Enter a negative number for a decrease.')}
        inputMode="text"
      />
      {!isPercent && (
        <SelectInput
          control={control}
          name="roundTo"
          label={i18n.t('Round to')}
          options={['1', '10', '50', '100', '500', '1000'].map((value) => ({
            value,
            label: formatNpr(Number(value), i18n.locale),
          }))}
          placeholder={null}
        />
      )}
    </Box>
  );
}
