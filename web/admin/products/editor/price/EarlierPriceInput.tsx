import { useLingui } from '@lingui/react';
import { type Control, useWatch } from 'react-hook-form';
import { shownCompareAt } from '#domain/pricing/compareAt.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { ProductValues } from '../productValues.ts';

/** What a piece with a fixed price cost before; says when shoppers do not see it. */
export function EarlierPriceInput({ control }: { control: Control<ProductValues> }) {
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
