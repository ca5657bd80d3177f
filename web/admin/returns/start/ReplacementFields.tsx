import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import type { Control } from 'react-hook-form';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useStartWishedSizesQuery } from './ReplacementFields.generated.ts';
import type { StartValues } from './startValues.ts';

export interface ReplacementFieldsProps {
  control: Control<StartValues>;
  /** Index of the line in the form. */
  index: number;
  productId: string | null;
}

/** Fields for the replacement the customer wants: another size, a description or both. */
export function ReplacementFields({ control, index, productId }: ReplacementFieldsProps) {
  const { i18n } = useLingui();
  const { data } = useStartWishedSizesQuery({
    variables: { productId: productId ?? '' },
    skip: productId === null,
  });
  const sizes = (data?.product?.variants ?? []).flatMap(({ size, stock }) =>
    size === null ? [] : [{ size, isInStock: stock > 0 }],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {sizes.length > 0 && (
        <SelectInput
          control={control}
          name={`lines.${index}.exchangeSize`}
          label={i18n.t('Replacement size')}
          placeholder={i18n.t('Not specified')}
          options={sizes.map(({ size, isInStock }) => ({
            value: size,
            label: isInStock ? i18n.t('{size} · in stock', { size }) : i18n.t('{size} · sold out', { size }),
          }))}
        />
      )}
      <TextInput
        control={control}
        name={`lines.${index}.exchangePreference`}
        label={i18n.t('Replacement item')}
        optional
        autoComplete="off"
        maxLength={500}
      />
    </Box>
  );
}
