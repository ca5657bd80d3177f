import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { paths } from '#web/paths.ts';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { useCheckPaymentMutation } from './PaymentPage.generated.ts';

type OrderWithAttempts = Pick<Payable_OrderFragment, 'paymentAttempts'>;
type Attempt = Payable_OrderFragment['paymentAttempts'][number];

/**
 * Returns the attempt whose payment may still arrive: an attempt under review, or else an open attempt that was not
 * abandoned.
 */
export function findAwaitedAttempt({ paymentAttempts }: OrderWithAttempts): Attempt | null {
  const attemptUnderReview = paymentAttempts.find(({ status }) => status === 'UNDER_REVIEW');
  const isAwaited = ({ status, isAbandoned }: Attempt) => status === 'OPEN' && !isAbandoned;
  return attemptUnderReview ?? paymentAttempts.find(isAwaited) ?? null;
}

/** Returns the attempt to show the customer: the awaited attempt, or else the latest attempt if it was abandoned. */
export function findAttemptToShow(order: OrderWithAttempts): Attempt | null {
  const [latestAttempt] = order.paymentAttempts;
  return findAwaitedAttempt(order) ?? (latestAttempt?.isAbandoned ? latestAttempt : null);
}

/**
 * Status of a payment that is not in the ledger, so that customers neither pay twice nor think their money is lost.
 */
export function AttemptNotice({ attempt }: { attempt: Attempt }) {
  const { i18n } = useLingui();
  const { ref, method, amount, status, isAbandoned } = attempt;
  useCheckAttemptOnce(attempt);
  const messageValues = {
    amount: formatNpr(amount, i18n.locale),
    method: i18n.t(paymentTexts.method[method]),
  };
  return (
    <Alert
      severity={isAbandoned || status === 'OPEN' ? 'info' : 'warning'}
      variant="outlined"
      action={
        (status === 'OPEN' || status === 'UNDER_REVIEW') && (
          <Button component={Link} to={paths.payment(ref)} color="inherit" size="small">
            {i18n.t('Check payment status')}
          </Button>
        )
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {i18n.t(getNoticeText(attempt), messageValues)}
    </Alert>
  );
}

function getNoticeText({ status, isAbandoned, expiresAt }: Attempt): string {
  if (isAbandoned)
    return /*i18n*/ 'Your {method} payment was not completed. As far as we know, nothing was charged.';
  return status === 'OPEN' && Date.parse(expiresAt) > Date.now()
    ? /*i18n*/ 'We haven’t received your {amount} {method} payment yet. If you completed it, don’t pay again.'
    : /*i18n*/ 'We are checking your {amount} {method} payment. Don’t pay again; we’ll email you.';
}

/** Checks an open attempt with the provider once, because the customer may have left the provider's page. */
function useCheckAttemptOnce({ ref, status, isAbandoned }: Attempt): void {
  const client = useApolloClient();
  // If the check fails, the notice stays unchanged.
  const [checkPayment] = useCheckPaymentMutation({ context: { quiet: true } });
  const checkAttempt = useEffectEvent(async () => {
    const { data } = await checkPayment({ variables: { input: { ref } } }).catch(() => ({ data: null }));
    const checkedAttempt = data?.checkPayment.attempt;
    if (checkedAttempt && (checkedAttempt.status !== status || checkedAttempt.isAbandoned !== isAbandoned))
      await settleReads(client.refetchQueries({ include: 'active' }));
  });
  const isOpen = status === 'OPEN';
  // biome-ignore lint/correctness/useExhaustiveDependencies(ref): each attempt is checked separately.
  useEffect(() => {
    if (isOpen) void checkAttempt();
  }, [ref, isOpen]);
}
