import { useLingui } from '@lingui/react';
import { Box, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { CUSTOMER_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';
import type { ReturnValues } from './returnValues.ts';

export interface ReturnLineFieldsProps {
  control: Control<ReturnValues>;
  /** Index of the line in the form. */
  index: number;
  line: Order['lines'][number];
}

/** Fields for one order line: whether it is returned, the quantity and the reason. */
export function ReturnLineFields({ control, index, line }: ReturnLineFieldsProps) {
  const { i18n } = useLingui();
  const isSelected = useWatch({ control, name: `lines.${index}.isChosen` });
  const name = (i18n.locale === 'ne' && line.nameNe) || line.name;
  const label = formatSizedName(i18n, { name, size: line.size });
  return (
    <Box role="group" aria-label={label}>
      <Controller
        control={control}
        name={`lines.${index}.isChosen`}
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={label}
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
          />
        )}
      />
      {isSelected && (
        <Stack sx={{ gap: 2, mt: 1, pl: { sm: 4 } }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { sm: line.returnable > 1 ? '120px 1fr' : '1fr' },
            }}
          >
            {line.returnable > 1 && (
              <SelectInput
                control={control}
                name={`lines.${index}.quantity`}
                label={i18n.t('Quantity')}
                placeholder={null}
                options={Array.from({ length: line.returnable }, (_, count) => ({
                  value: String(count + 1),
                  label: formatPlainNumber(count + 1, i18n.locale),
                }))}
              />
            )}
            <SelectInput
              control={control}
              name={`lines.${index}.reason`}
              label={i18n.t('Reason')}
              placeholder={i18n.t('Please choose')}
              options={CUSTOMER_REASONS.map((value) => ({
                value,
                label: i18n.t(returnTexts.reason[value]),
              }))}
            />
          </Box>
          <TextInput
            control={control}
            name={`lines.${index}.words`}
            label={i18n.t('What is wrong with the piece?')}
            optional
            multiline
            minRows={2}
            maxLength={500}
          />
        </Stack>
      )}
    </Box>
  );
}
