import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { getDisplayedCompareAtPrice } from '#domain/pricing/compareAt.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { PricingMethod, ProductValues } from '../productValues.ts';

const pricingMethodLabels: Record<PricingMethod, string> = {
  PERCENT: /*i18n*/ 'Metal rate and making charge (%)',
  SUM: /*i18n*/ 'Metal rate and making charge (NPR)',
  FIXED: /*i18n*/ 'Fixed price',
};

/** Edits how the price is computed. */
export function PricePanel({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const id = useId();
  const can = useHasPermission();
  const { field } = useController({ control, name: 'pricing' });
  return (
    <Panel title={i18n.t('Price')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t('All prices here are before tax.')}
      </Typography>
      <FormLabel id={id}>{i18n.t('Pricing')}</FormLabel>
      <RadioGroup {...field} row aria-labelledby={id} sx={{ mb: 2 }}>
        {Object.entries(pricingMethodLabels).map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={i18n.t(label)} control={<Radio />} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {field.value === 'PERCENT' && (
          <TextInput
            control={control}
            name="makingPercent"
            label={i18n.t('Making charge (% of metal price)')}
            inputMode="decimal"
          />
        )}
        {field.value === 'SUM' && (
          <TextInput
            control={control}
            name="makingFixed"
            label={i18n.t('Making charge (NPR)')}
            inputMode="numeric"
          />
        )}
        {field.value === 'FIXED' && (
          <TextInput
            control={control}
            name="fixedPrice"
            label={i18n.t('Fixed price (NPR)')}
            inputMode="numeric"
          />
        )}
        {field.value === 'FIXED' && can('managePrices') && <CompareAtPriceInput control={control} />}
        <TextInput
          control={control}
          name="stonesPrice"
          label={i18n.t('Price of all stones (NPR)')}
          helperText={
            field.value === 'FIXED' ? i18n.t('Saved, but not added to the fixed price.') : undefined
          }
          optional
          inputMode="numeric"
        />
        {can('managePrices') && (
          <TextInput
            control={control}
            name="cost"
            label={i18n.t('Cost (NPR)')}
            helperText={i18n.t('What one item costs you. Shoppers never see it.')}
            optional
            inputMode="numeric"
          />
        )}
      </Box>
    </Panel>
  );
}

/**
 * Edits the compare-at price of a product with a fixed price, with a note if shoppers do not see the compare-at price.
 */
function CompareAtPriceInput({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const [fixedPrice, compareAtPrice] = useWatch({ control, name: ['fixedPrice', 'compareAtPrice'] });
  const price = readNumber(fixedPrice);
  const previousPrice = readNumber(compareAtPrice);
  const isHidden =
    price !== undefined &&
    previousPrice !== undefined &&
    getDisplayedCompareAtPrice({ price, compareAtPrice: previousPrice }) === null;
  return (
    <TextInput
      control={control}
      name="compareAtPrice"
      label={i18n.t('Compare-at price (NPR)')}
      helperText={
        isHidden
          ? i18n.t('Not shown because it is not higher than the price.')
          : i18n.t('Shown crossed out next to the price. Enter the previous price.')
      }
      optional
      inputMode="numeric"
    />
  );
}
