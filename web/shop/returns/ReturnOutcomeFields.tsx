import { useLingui } from '@lingui/react';
import { FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { RETURN_WISHES } from '#domain/orders/returns/returnReasons.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';
import type { ReturnValues } from './returnValues.ts';
import { WishedPieceFields } from './WishedPieceFields.tsx';

export interface WishFieldsProps {
  control: Control<ReturnValues>;
  /** The lines of the form, in their order. */
  lines: Order['lines'];
}

/** What the shopper would rather have: the money, or for each piece that comes back another one. */
export function WishFields({ control, lines }: WishFieldsProps) {
  const { i18n } = useLingui();
  const labelId = useId();
  const [wish, chosen] = useWatch({ control, name: ['wish', 'lines'] });
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography id={labelId} sx={{ fontWeight: 500 }}>
          {i18n.t('What would you like for it?')}
        </Typography>
        <Controller
          control={control}
          name="wish"
          render={({ field }) => (
            <RadioGroup {...field} aria-labelledby={labelId}>
              {RETURN_WISHES.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio />}
                  label={i18n.t(returnTexts.wish[each])}
                />
              ))}
            </RadioGroup>
          )}
        />
      </div>
      {wish === 'EXCHANGE' &&
        lines.map(
          (line, index) =>
            chosen[index]?.isChosen && (
              <WishedPieceFields key={line.id} control={control} index={index} line={line} />
            ),
        )}
    </Stack>
  );
}
