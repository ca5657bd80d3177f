import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { DOOR_REASONS, SHOPPER_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { sizedName } from '#web/labels/sizedName.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { CameFields } from '../receive/CameFields.tsx';
import { returnDeskTexts } from '../returnDeskTexts.ts';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';
import type { StartValues } from './startValues.ts';
import { WishedFields } from './WishedFields.tsx';

export interface StartLineFieldsProps {
  control: Control<StartValues>;
  /** Its place in the form. */
  index: number;
  line: Order['lines'][number];
  /** Whether the parcel never arrived: all of it comes back. */
  isAtDoor: boolean;
}

/** How many of a line come back, why, and how they are where they are here. */
export function StartLineFields({ control, index, line, isAtDoor }: StartLineFieldsProps) {
  const { i18n } = useLingui();
  const [quantity, isReceived, wish] = useWatch({
    control,
    name: [`lines.${index}.quantity`, 'isReceived', 'wish'],
  });
  const label = sizedName(i18n, line);
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
        {isAtDoor ? (
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
              options={(isAtDoor ? DOOR_REASONS : SHOPPER_REASONS).map((value) => ({
                value,
                label: i18n.t(returnDeskTexts.reason[value]),
              }))}
            />
            <TextInput
              control={control}
              name={`lines.${index}.words`}
              label={i18n.t('A word about it')}
              optional
              autoComplete="off"
              maxLength={500}
            />
          </Box>
          {wish === 'EXCHANGE' && <WishedFields {...{ control, index }} productId={line.productId} />}
          {isReceived && <CameFields index={index} />}
        </>
      )}
    </Box>
  );
}
