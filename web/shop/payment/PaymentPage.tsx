import { useLingui } from '@lingui/react';
import { Button, CircularProgress, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { readGuestToken } from '../checkout/success/guestToken.ts';
import { getAttemptTexts } from './attemptTexts.ts';
import { formatPaymentDeadline } from './formatPaymentDeadline.ts';
import { readPayToken } from './link/payToken.ts';
import type { Payment_AttemptFragment } from './PaymentPage.generated.ts';
import { getPaymentUrl } from './paymentIntent.ts';
import { useAttempt } from './useAttempt.ts';

/** Page to which providers return customers: the result of the payment and the next step. */
export function PaymentPage() {
  const { i18n } = useLingui();
  const { ref = '' } = useParams();
  const { attempt, isLoading, error, check } = useAttempt(ref);
  if (error) return <ErrorState error={error} retry={check} />;
  if (isLoading) return <ScreenSpinner />;
  if (attempt) return <Outcome attempt={attempt} check={check} />;
  return (
    <ScreenNotice
      title={i18n.t('This payment doesn’t exist.')}
      action={
        <Button component={Link} to={paths.trackOrder()} variant="contained">
          {i18n.t('Track an order')}
        </Button>
      }
    />
  );
}

interface OutcomeProps {
  attempt: Payment_AttemptFragment;
  check: () => void;
}

function Outcome({ attempt, check }: OutcomeProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { status, isAbandoned, method, amount, orderId, orderNumber, orderDue, orderStatus } = attempt;
  const { isBooked, payBy } = attempt;
  const { viewer } = useViewer();
  const payToken = readPayToken(orderNumber);
  // Payers with a payment link and visitors in another browser cannot open the order.
  const canOpenOrder = payToken === null && (viewer !== null || readGuestToken(orderId) !== null);
  const isPaid = status === 'SETTLED' && (orderDue === 0 || isBooked) && orderStatus !== 'CANCELLED';
  const shouldOpenOrder = isPaid && canOpenOrder;
  useEffect(() => {
    if (shouldOpenOrder) navigate(paths.orderSuccess(orderId), { replace: true, state: { isPlaced: true } });
  }, [shouldOpenOrder, navigate, orderId]);

  const canPayAgain = orderDue > 0 && (status === 'SETTLED' || isAbandoned);
  const { title, text } = getAttemptTexts(attempt);
  const payText = i18n.t(
    status === 'SETTLED' ? /*i18n*/ 'Pay the remaining amount' : /*i18n*/ 'Pay for the order',
  );
  const messageValues = {
    amount: formatNpr(amount, i18n.locale),
    method: i18n.t(paymentTexts.method[method]),
    number: orderNumber,
    due: formatNpr(orderDue, i18n.locale),
    time: payBy && formatPaymentDeadline(payBy, i18n.locale),
  };
  return (
    <ScreenNotice
      title={i18n.t(title, messageValues)}
      text={i18n.t(text, messageValues)}
      action={
        <Stack sx={{ gap: 2, alignItems: 'center' }}>
          {status === 'OPEN' && !isAbandoned && <CircularProgress aria-hidden size={28} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
            {status === 'OPEN' && (
              <Button variant="outlined" onClick={check}>
                {i18n.t('Check again')}
              </Button>
            )}
            {canOpenOrder && (
              <Button
                component={Link}
                to={canPayAgain ? getPaymentUrl(paths.orderSuccess(orderId)) : paths.orderSuccess(orderId)}
                variant="contained"
              >
                {canPayAgain ? payText : i18n.t('View order')}
              </Button>
            )}
            {payToken && canPayAgain && (
              <Button component={Link} to={paths.paymentLink(payToken)} variant="contained">
                {payText}
              </Button>
            )}
            {!canOpenOrder && !payToken && (
              <Button component={Link} to={paths.trackOrder(orderNumber)} variant="contained">
                {i18n.t('Track an order')}
              </Button>
            )}
          </Stack>
        </Stack>
      }
    />
  );
}
