import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { type Returns_OrderFragment as Order, useWishedSizesQuery } from './Returns.generated.ts';
import type { ReturnValues } from './returnValues.ts';

export interface ExchangeFieldsProps {
  control: Control<ReturnValues>;
  /** Index of the line in the form. */
  index: number;
  line: Order['lines'][number];
}

/** Fields for the requested exchange of an item: another size, or a description. */
export function ExchangeFields({ control, index, line }: ExchangeFieldsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { data } = useWishedSizesQuery({
    variables: { productId: line.productId ?? '' },
    skip: line.productId === null,
  });
  const sizes = (data?.product?.variants ?? []).flatMap(({ size, stock }) =>
    size === null ? [] : [{ size, isInStock: stock > 0 }],
  );
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 2, pl: { sm: 4 } }}>
      <Typography id={id} variant="body2">
        {i18n.t('Instead of {name}', { name: (i18n.locale === 'ne' && line.nameNe) || line.name })}
      </Typography>
      {sizes.length > 0 && (
        <SelectInput
          control={control}
          name={`lines.${index}.exchangeSize`}
          label={i18n.t('Size you would like')}
          placeholder={i18n.t('Please choose')}
          options={sizes.map(({ size, isInStock }) => ({
            value: size,
            label: isInStock ? i18n.t('{size} · in stock', { size }) : i18n.t('{size} · sold out', { size }),
          }))}
        />
      )}
      <TextInput
        control={control}
        name={`lines.${index}.exchangePreference`}
        label={i18n.t('What would you like instead?')}
        helperText={i18n.t(
          'For example, the one with the ruby. We’ll call you about the exchange; the new piece isn’t reserved yet.',
        )}
        optional
        multiline
        minRows={2}
        maxLength={500}
      />
    </Stack>
  );
}
