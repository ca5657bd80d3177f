import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { ReceivedLineFields } from './ReceivedLineFields.tsx';
import type { ReceiptValues } from './receivedReturnValues.ts';

export interface ReceiveLineFieldsProps {
  control: Control<ReceiptValues>;
  /** Index of the line in the form. */
  index: number;
  line: Return['lines'][number];
}

/** Fields for the quantity, condition and destination of a line. */
export function ReceiveLineFields({ control, index, line }: ReceiveLineFieldsProps) {
  const { i18n } = useLingui();
  const receivedQuantity = useWatch({ control, name: `lines.${index}.received` });
  const { orderLine, quantity } = line;
  const label = formatSizedName(i18n, orderLine);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, pb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Controller
            control={control}
            name={`lines.${index}.received`}
            render={({ field: { value, onChange } }) => (
              <QuantityStepper label={label} value={value} min={0} max={quantity} onChange={onChange} />
            )}
          />
          <Typography variant="body2" color="textSecondary">
            {i18n.t('of {quantity} received', { quantity })}
          </Typography>
        </Box>
      </Box>
      {receivedQuantity > 0 && <ReceivedLineFields index={index} />}
    </Box>
  );
}
