import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { hasReason } from '#domain/errors/hasReason.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paths } from '#web/paths.ts';
import { isAttemptUnderReview } from '#web/shop/payment/isPaymentUnderReview.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type OrderDetail_OrderFragment, useCancelOrderMutation } from './OrderPage.generated.ts';

const REASONS = [
  /*i18n*/ 'I ordered by mistake',
  /*i18n*/ 'Wrong size or piece',
  /*i18n*/ 'It’s taking too long',
  /*i18n*/ 'I found it somewhere else',
];
const OTHER_REASON = 'other';

const rules = cancelSchema.extend({ choice: z.string() });

export interface CancelOrderDialogProps {
  order: Pick<OrderDetail_OrderFragment, 'id' | 'number' | 'booking' | 'paymentAttempts'>;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  onClose: () => void;
}

export function CancelOrderDialog({ onClose: close, ...props }: CancelOrderDialogProps) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const id = useId();
  const { order } = props;
  const [isRefused, setRefused] = useState(false);
  const isUnderReview = isRefused || isAttemptUnderReview(order);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h4">
        {i18n.t('Cancel order {number}?', { number: order.number })}
      </DialogTitle>
      {isUnderReview ? (
        <PaymentUnderReview onClose={onClose} />
      ) : (
        <CancelForm {...props} onClose={onClose} onPaymentUnderReview={() => setRefused(true)} />
      )}
    </Dialog>
  );
}

/** While a payment of the order is under review, only the store can cancel it. */
function PaymentUnderReview({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <DialogContent>
        <Alert severity="info" variant="outlined">
          {i18n.t('A payment for this order is being checked. Please contact us to cancel the order.')}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{i18n.t('Keep order')}</Button>
        <Button component={Link} to={paths.contact} variant="contained">
          {i18n.t('Contact us')}
        </Button>
      </DialogActions>
    </>
  );
}

interface CancelFormProps extends CancelOrderDialogProps {
  /** Called if the store refuses because a payment is under review. */
  onPaymentUnderReview: () => void;
}

function CancelForm({ order, guestToken = null, onClose, onPaymentUnderReview }: CancelFormProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cancelOrder] = useCancelOrderMutation();
  const form = useForm<{ choice: string; reason: string }>({
    resolver: zodResolver(rules),
    defaultValues: { choice: '', reason: '' },
  });
  const { control, formState, setValue } = form;
  const choice = useWatch({ control, name: 'choice' });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const payload = (await cancelOrder({ variables: { input: { id: order.id, guestToken, reason } } })).data
        ?.cancelOrder;
      if (payload?.errors.some((error) => hasReason(error, 'PAYMENT_BEING_VERIFIED'))) {
        onPaymentUnderReview();
        return undefined;
      }
      if (!payload?.order) return payload?.errors ?? [];
      notify.success(i18n.t('Order {number} cancelled', { number: order.number }));
      onClose();
      return undefined;
    },
    i18n.t('Couldn’t cancel the order. Please try again.'),
  );

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography color="textSecondary">
            {order.booking?.isBooked && order.booking.forfeit > 0
              ? i18n.t(
                  'Under the booking terms, we’ll keep {kept} of the advance. Anything else you have paid will be refunded.',
                  { kept: formatNpr(order.booking.forfeit, i18n.locale) },
                )
              : i18n.t('Anything you have paid will be refunded.')}
          </Typography>
          <FormAlert>{problem}</FormAlert>
          <Controller
            control={control}
            name="choice"
            render={({ field }) => (
              <RadioGroup
                {...field}
                aria-label={i18n.t('Reason')}
                onChange={(event, value) => {
                  field.onChange(event);
                  setValue('reason', value === OTHER_REASON ? '' : value, {
                    shouldValidate: formState.isSubmitted,
                  });
                }}
              >
                {REASONS.map((reason) => (
                  <FormControlLabel key={reason} value={reason} control={<Radio />} label={i18n.t(reason)} />
                ))}
                <FormControlLabel value={OTHER_REASON} control={<Radio />} label={i18n.t('Something else')} />
              </RadioGroup>
            )}
          />
          {choice === OTHER_REASON && (
            <TextInput
              control={control}
              name="reason"
              label={i18n.t('Reason')}
              multiline
              minRows={2}
              maxLength={240}
            />
          )}
          {choice === '' && formState.errors.reason?.message && (
            <FormAlert>{i18n.t('Choose a reason.')}</FormAlert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{i18n.t('Keep order')}</Button>
        <Button type="submit" variant="contained" color="error" loading={formState.isSubmitting}>
          {i18n.t('Cancel order')}
        </Button>
      </DialogActions>
    </form>
  );
}
