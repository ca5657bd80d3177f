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
import { signGuestToken } from '../checkout/success/guestToken.ts';
import { attemptTexts } from './attemptTexts.ts';
import { formatPayBy } from './formatPayBy.ts';
import { readPayToken } from './link/payToken.ts';
import type { Payment_AttemptFragment } from './PaymentPage.generated.ts';
import { atPayment } from './payWish.ts';
import { useAttempt } from './useAttempt.ts';

/** Where a browser comes back to from a provider's page: how it went, and what to do now. */
export function PaymentPage() {
  const { i18n } = useLingui();
  const { ref = '' } = useParams();
  const { attempt, isLoading, error, check } = useAttempt(ref);
  if (error) return <ErrorState error={error} retry={check} />;
  if (isLoading) return <ScreenSpinner />;
  if (attempt) return <Outcome attempt={attempt} check={check} />;
  return (
    <ScreenNotice
      title={i18n.t('There is no such payment.')}
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
  const { status, isNotCompleted, method, amount, orderId, orderNumber, orderDue, orderStatus } = attempt;
  const { isBooked, payBy } = attempt;
  const { viewer } = useViewer();
  const payToken = readPayToken(orderNumber);
  // Who has paid by a link, or comes back in another browser, cannot open the order.
  const isTheirs = payToken === null && (viewer !== null || signGuestToken(orderId) !== null);
  const isDone = status === 'SETTLED' && (orderDue === 0 || isBooked) && orderStatus !== 'CANCELLED';
  const isShown = isDone && isTheirs;
  useEffect(() => {
    if (isShown) navigate(paths.orderSuccess(orderId), { replace: true, state: { isPlaced: true } });
  }, [isShown, navigate, orderId]);

  const asksAgain = orderDue > 0 && (status === 'SETTLED' || isNotCompleted);
  const { title, text } = attemptTexts(attempt);
  const payText = i18n.t(status === 'SETTLED' ? /*i18n*/ 'Pay the rest' : /*i18n*/ 'Pay the order');
  const facts = {
    amount: formatNpr(amount, i18n.locale),
    method: i18n.t(paymentTexts.method[method]),
    number: orderNumber,
    due: formatNpr(orderDue, i18n.locale),
    time: payBy && formatPayBy(payBy, i18n.locale),
  };
  return (
    <ScreenNotice
      title={i18n.t(title, facts)}
      text={i18n.t(text, facts)}
      action={
        <Stack sx={{ gap: 2, alignItems: 'center' }}>
          {status === 'OPEN' && !isNotCompleted && <CircularProgress aria-hidden size={28} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
            {status === 'OPEN' && (
              <Button variant="outlined" onClick={check}>
                {i18n.t('Check again')}
              </Button>
            )}
            {isTheirs && (
              <Button
                component={Link}
                to={asksAgain ? atPayment(paths.orderSuccess(orderId)) : paths.orderSuccess(orderId)}
                variant="contained"
              >
                {asksAgain ? payText : i18n.t('See the order')}
              </Button>
            )}
            {payToken && asksAgain && (
              <Button component={Link} to={paths.paymentLink(payToken)} variant="contained">
                {payText}
              </Button>
            )}
            {!isTheirs && !payToken && (
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
