import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { type Control, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceChangeWay, PricePart } from '#web/graphql/types.generated.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

const priceParts: Record<PricePart, string> = {
  MAKING_PERCENT: /*i18n*/ 'Making charge in percent',
  MAKING_SUM: /*i18n*/ 'Making charge as a sum',
  STONES: /*i18n*/ 'Price of the stones',
  FIXED_PRICE: /*i18n*/ 'Fixed price',
};

/** How a way is put into words: for the charge in percent, then for sums. */
const priceWays: Record<PriceChangeWay, { percent: string; sum: string }> = {
  SET: { percent: /*i18n*/ 'set to, %', sum: /*i18n*/ 'set to, NPR' },
  ADD: { percent: /*i18n*/ 'increase by percentage points', sum: /*i18n*/ 'increase by, NPR' },
  PERCENT: { percent: /*i18n*/ 'increase by, % of its value', sum: /*i18n*/ 'increase by, %' },
};

export interface PriceChange {
  part: keyof typeof priceParts;
  way: keyof typeof priceWays;
  amount: string;
  roundTo: string;
}

/** Which part of the price changes, how, and by how much. */
export function PriceChangeFields({ control }: { control: Control<PriceChange> }) {
  const { i18n } = useLingui();
  const [part, way] = useWatch({ control, name: ['part', 'way'] });
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
        options={Object.entries(priceWays).map(([value, { percent, sum }]) => ({
          value,
          label: i18n.t(isPercent ? percent : sum),
        }))}
        placeholder={null}
      />
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount')}
        helperText={way === 'SET' ? undefined : i18n.t('Use a minus sign to lower it.')}
        inputMode="text"
      />
      {!isPercent && (
        <SelectInput
          control={control}
          name="roundTo"
          label={i18n.t('Rounded to')}
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
