import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { shownCompareAt } from '#domain/pricing/compareAt.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useMay } from '#web/session/useMay.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { PricingWay, ProductValues } from '../productValues.ts';

const ways: Record<PricingWay, string> = {
  PERCENT: /*i18n*/ 'Rate and making charge in percent',
  SUM: /*i18n*/ 'Rate and making charge as a sum',
  FIXED: /*i18n*/ 'Fixed price',
};

/** How the price is found. */
export function PricePanel({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const id = useId();
  const may = useMay();
  const { field } = useController({ control, name: 'pricing' });
  return (
    <Panel title={i18n.t('Price')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t('All prices here are before tax.')}
      </Typography>
      <FormLabel id={id}>{i18n.t('Pricing')}</FormLabel>
      <RadioGroup {...field} row aria-labelledby={id} sx={{ mb: 2 }}>
        {Object.entries(ways).map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={i18n.t(label)} control={<Radio />} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {field.value === 'PERCENT' && (
          <TextInput
            control={control}
            name="makingPercent"
            label={i18n.t('Making charge, % of the metal')}
            inputMode="decimal"
          />
        )}
        {field.value === 'SUM' && (
          <TextInput
            control={control}
            name="makingFixed"
            label={i18n.t('Making charge, NPR')}
            inputMode="numeric"
          />
        )}
        {field.value === 'FIXED' && (
          <TextInput
            control={control}
            name="fixedPrice"
            label={i18n.t('Fixed price, NPR')}
            inputMode="numeric"
          />
        )}
        {field.value === 'FIXED' && may('managePrices') && <EarlierPriceInput control={control} />}
        <TextInput
          control={control}
          name="stonesPrice"
          label={i18n.t('Price of all stones, NPR')}
          helperText={field.value === 'FIXED' ? i18n.t('Kept, but not added to a fixed price.') : undefined}
          optional
          inputMode="numeric"
        />
        {may('managePrices') && (
          <TextInput
            control={control}
            name="cost"
            label={i18n.t('Cost, NPR')}
            helperText={i18n.t('What one has cost you. Shoppers never see it.')}
            optional
            inputMode="numeric"
          />
        )}
      </Box>
    </Panel>
  );
}

/** What a piece with a fixed price cost before; says when shoppers do not see it. */
function EarlierPriceInput({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const [fixedPrice, compareAtPrice] = useWatch({ control, name: ['fixedPrice', 'compareAtPrice'] });
  const price = readNumber(fixedPrice);
  const before = readNumber(compareAtPrice);
  const isHidden =
    price !== undefined && before !== undefined && shownCompareAt({ price, compareAtPrice: before }) === null;
  return (
    <TextInput
      control={control}
      name="compareAtPrice"
      label={i18n.t('Earlier price, NPR')}
      helperText={
        isHidden
          ? i18n.t('Not shown, as it is not above the price.')
          : i18n.t('Struck through beside the price. Enter what the piece did cost.')
      }
      optional
      inputMode="numeric"
    />
  );
}
