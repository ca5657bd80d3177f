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
import { getBookingTermTexts } from './bookingTermTexts.ts';
import type { BookingChoice } from './useBookingChoice.ts';

export interface BookingChoiceFieldsProps {
  booking: BookingChoice;
  /** Full amount in NPR. */
  total: number;
  /** Reason why the order was not sent. */
  error: string | null;
  /** Ref to the checkbox that accepts the terms. */
  termsRef?: Ref<HTMLInputElement>;
}

/**
 * Choice between full payment and a booking with an advance. The booking terms must be accepted. Renders nothing if no
 * booking is offered.
 */
export function BookingChoiceFields({ booking, total, error, termsRef }: BookingChoiceFieldsProps) {
  const { i18n } = useLingui();
  const errorId = useId();
  const { terms, isBooking, setBooking: choose, isAccepted, setAccepted: accept } = booking;
  if (!terms) return null;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const values = {
    advance: formatAmount(terms.advance),
    balance: formatAmount(terms.balance),
    day: formatDate(terms.dueBy, i18n.locale),
  };
  return (
    <div>
      <RadioGroup
        aria-label={i18n.t('Amount to pay now')}
        value={isBooking ? 'BOOK' : 'ALL'}
        onChange={(_event, value) => choose(value === 'BOOK')}
      >
        <PaymentOption
          value="ALL"
          label={i18n.t('Pay in full: {total}', { total: formatAmount(total) })}
          text={i18n.t('We’ll ship your pieces as soon as they’re ready.')}
        />
        <PaymentOption
          value="BOOK"
          label={i18n.t('Book with an advance: {advance} now', values)}
          text={i18n.t('Pay the remaining {balance} by {day}, and we’ll ship your pieces.', values)}
        />
      </RadioGroup>
      <Collapse in={isBooking} unmountOnExit>
        <Box sx={{ mt: 2, p: { xs: 2, sm: 3 }, bgcolor: 'background.tile', borderRadius: 1 }}>
          <Typography variant="h4" component="h3">
            {i18n.t('Booking terms')}
          </Typography>
          <Box component="ul" sx={{ my: 1.5, pl: 2.5 }}>
            {getBookingTermTexts(i18n, terms).map((text) => (
              <Typography key={text} component="li" variant="body2" sx={{ mb: 0.5 }}>
                {text}
              </Typography>
            ))}
          </Box>
          <FormControlLabel
            label={i18n.t('I have read and accept these terms')}
            control={
              <Checkbox
                checked={isAccepted}
                onChange={(_event, areTermsAccepted) => accept(areTermsAccepted)}
                slotProps={{
                  input: {
                    ref: termsRef,
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
