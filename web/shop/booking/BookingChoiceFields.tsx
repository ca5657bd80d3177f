import { useLingui } from '@lingui/react';
import {
  Box,
  Checkbox,
  Collapse,
  FormControlLabel,
  FormHelperText,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type Ref, useId } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { PaymentOption } from '../checkout/PaymentOption.tsx';
import { bookingTermTexts } from './bookingTermTexts.ts';
import type { BookingChoice } from './useBookingChoice.ts';

export interface HowMuchNowProps {
  booking: BookingChoice;
  /** NPR. */
  total: number;
  /** Why the order was not sent. */
  error: string | null;
  /** The tick by which the terms are accepted. */
  tick?: Ref<HTMLInputElement>;
}

/** Whether all is paid now, or the pieces are booked with an advance on terms that have to be accepted; nothing where none are offered. */
export function HowMuchNow({ booking, total, error, tick }: HowMuchNowProps) {
  const { i18n } = useLingui();
  const errorId = useId();
  const { terms, isBooking, choose, isAccepted, accept } = booking;
  if (!terms) return null;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const words = {
    advance: npr(terms.advance),
    balance: npr(terms.balance),
    day: formatDate(terms.dueBy, i18n.locale),
  };
  return (
    <div>
      <RadioGroup
        aria-label={i18n.t('How much now')}
        value={isBooking ? 'BOOK' : 'ALL'}
        onChange={(_event, value) => choose(value === 'BOOK')}
      >
        <PaymentOption
          value="ALL"
          label={i18n.t('Pay all of it: {total}', { total: npr(total) })}
          text={i18n.t('Your pieces are on their way as soon as they are ready.')}
        />
        <PaymentOption
          value="BOOK"
          label={i18n.t('Book: {advance} now', words)}
          text={i18n.t('The rest, {balance}, by {day}. Then we send your pieces.', words)}
        />
      </RadioGroup>
      <Collapse in={isBooking} unmountOnExit>
        <Box sx={{ mt: 2, p: { xs: 2, sm: 3 }, bgcolor: 'background.tile', borderRadius: 1 }}>
          <Typography variant="h4" component="h3">
            {i18n.t('What you agree to')}
          </Typography>
          <Box component="ul" sx={{ my: 1.5, pl: 2.5 }}>
            {bookingTermTexts(i18n, terms).map((text) => (
              <Typography key={text} component="li" variant="body2" sx={{ mb: 0.5 }}>
                {text}
              </Typography>
            ))}
          </Box>
          <FormControlLabel
            label={i18n.t('I have read these terms and accept them')}
            control={
              <Checkbox
                checked={isAccepted}
                onChange={(_event, isOn) => accept(isOn)}
                slotProps={{
                  input: {
                    ref: tick,
                    'aria-invalid': error !== null,
                    'aria-describedby': error ? errorId : undefined,
                  },
                }}
              />
            }
          />
          {error && (
            <FormHelperText error id={errorId}>
              {i18n.t(error)}
            </FormHelperText>
          )}
        </Box>
      </Collapse>
    </div>
  );
}
