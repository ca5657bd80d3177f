import { useLingui } from '@lingui/react';
import { FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { RETURN_OUTCOMES } from '#domain/orders/returns/returnReasons.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { ExchangeFields } from './ExchangeFields.tsx';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';
import type { ReturnValues } from './returnValues.ts';

export interface ReturnOutcomeFieldsProps {
  control: Control<ReturnValues>;
  /** Order lines, in the order of the form. */
  lines: Order['lines'];
}

/** Choice between a refund and, for each returned item, an exchange. */
export function ReturnOutcomeFields({ control, lines }: ReturnOutcomeFieldsProps) {
  const { i18n } = useLingui();
  const labelId = useId();
  const [requestedOutcome, lineValues] = useWatch({ control, name: ['wish', 'lines'] });
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography id={labelId} sx={{ fontWeight: 500 }}>
          {i18n.t('Would you like a refund or an exchange?')}
        </Typography>
        <Controller
          control={control}
          name="wish"
          render={({ field }) => (
            <RadioGroup {...field} aria-labelledby={labelId}>
              {RETURN_OUTCOMES.map((outcome) => (
                <FormControlLabel
                  key={outcome}
                  value={outcome}
                  control={<Radio />}
                  label={i18n.t(returnTexts.outcome[outcome])}
                />
              ))}
            </RadioGroup>
          )}
        />
      </div>
      {requestedOutcome === 'EXCHANGE' &&
        lines.map(
          (line, index) =>
            lineValues[index]?.isChosen && (
              <ExchangeFields key={line.id} control={control} index={index} line={line} />
            ),
        )}
    </Stack>
  );
}
