import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { CUSTOMER_REASONS, UNDELIVERED_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { ReceivedLineFields } from '../receive/ReceivedLineFields.tsx';
import { staffReturnTexts } from '../staffReturnTexts.ts';
import { ReplacementFields } from './ReplacementFields.tsx';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';
import type { StartValues } from './startValues.ts';

export interface StartLineFieldsProps {
  control: Control<StartValues>;
  /** Index of the line in the form. */
  index: number;
  line: Order['lines'][number];
  /** True for an undelivered parcel, whose items are all returned. */
  isUndelivered: boolean;
}

/** Fields for the quantity and reason of a returned line, and its condition if received. */
export function StartLineFields({ control, index, line, isUndelivered }: StartLineFieldsProps) {
  const { i18n } = useLingui();
  const [quantity, isReceived, requestedOutcome] = useWatch({
    control,
    name: [`lines.${index}.quantity`, 'isReceived', 'wish'],
  });
  const label = formatSizedName(i18n, line);
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
        {isUndelivered ? (
          <Typography>{i18n.number(quantity)}</Typography>
        ) : (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Controller
              control={control}
              name={`lines.${index}.quantity`}
              render={({ field: { value, onChange } }) => (
                <QuantityStepper
                  label={label}
                  value={value}
                  min={0}
                  max={line.returnable}
                  onChange={onChange}
                />
              )}
            />
            <Typography variant="body2" color="textSecondary">
              {i18n.t('of {count}', { count: line.returnable })}
            </Typography>
          </Box>
        )}
      </Box>
      {quantity > 0 && (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <SelectInput
              control={control}
              name={`lines.${index}.reason`}
              label={i18n.t('Reason')}
              placeholder={null}
              options={(isUndelivered ? UNDELIVERED_REASONS : CUSTOMER_REASONS).map((value) => ({
                value,
                label: i18n.t(staffReturnTexts.reason[value]),
              }))}
            />
            <TextInput
              control={control}
              name={`lines.${index}.words`}
              label={i18n.t('Comment')}
              optional
              autoComplete="off"
              maxLength={500}
            />
          </Box>
          {requestedOutcome === 'EXCHANGE' && (
            <ReplacementFields {...{ control, index }} productId={line.productId} />
          )}
          {isReceived && <ReceivedLineFields index={index} />}
        </>
      )}
    </Box>
  );
}
