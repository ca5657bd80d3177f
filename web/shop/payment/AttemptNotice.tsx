import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { paths } from '#web/paths.ts';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { useCheckPaymentMutation } from './PaymentPage.generated.ts';

type Attempts = Pick<Payable_OrderFragment, 'paymentAttempts'>;
type Attempt = Payable_OrderFragment['paymentAttempts'][number];

/** The payment whose money may be on its way: the one that the store checks, else one that its provider has not denied. */
export function awaitedAttempt({ paymentAttempts }: Attempts): Attempt | null {
  const held = paymentAttempts.find(({ status }) => status === 'HELD');
  const isAwaited = ({ status, isNotCompleted }: Attempt) => status === 'OPEN' && !isNotCompleted;
  return held ?? paymentAttempts.find(isAwaited) ?? null;
}

/** The attempt that its buyer should know of: the awaited one, else the newest if it took no money. */
export function noticedAttempt(order: Attempts): Attempt | null {
  const [newest] = order.paymentAttempts;
  return awaitedAttempt(order) ?? (newest?.isNotCompleted ? newest : null);
}

/** How a payment stands that is not in the ledger, so that nobody pays twice or believes that money is lost. */
export function AttemptNotice({ attempt }: { attempt: Attempt }) {
  const { i18n } = useLingui();
  const { ref, method, amount, status, isNotCompleted } = attempt;
  useCheckedOnce(attempt);
  const facts = { amount: formatNpr(amount, i18n.locale), method: i18n.t(paymentTexts.method[method]) };
  return (
    <Alert
      severity={isNotCompleted || status === 'OPEN' ? 'info' : 'warning'}
      variant="outlined"
      action={
        (status === 'OPEN' || status === 'HELD') && (
          <Button component={Link} to={paths.payment(ref)} color="inherit" size="small">
            {i18n.t('Check payment status')}
          </Button>
        )
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {i18n.t(noticeText(attempt), facts)}
    </Alert>
  );
}

function noticeText({ status, isNotCompleted, expiresAt }: Attempt): string {
  if (isNotCompleted)
    return /*i18n*/ '{method} payment not completed. Nothing was charged as far as we know.';
  return status === 'OPEN' && Date.parse(expiresAt) > Date.now()
    ? /*i18n*/ 'We haven’t received your {amount} {method} payment yet. If you completed it, don’t pay again.'
    : /*i18n*/ 'We are checking your {amount} {method} payment. Don’t pay again; we’ll email you.';
}

/** Asks the provider about an open attempt once, since its buyer may have turned back at the provider's page. */
function useCheckedOnce({ ref, status, isNotCompleted }: Attempt): void {
  const client = useApolloClient();
  // Where it cannot be asked the notice stays as it is.
  const [send] = useCheckPaymentMutation({ context: { quiet: true } });
  const check = useEffectEvent(async () => {
    const { data } = await send({ variables: { input: { ref } } }).catch(() => ({ data: null }));
    const checked = data?.checkPayment.attempt;
    if (checked && (checked.status !== status || checked.isNotCompleted !== isNotCompleted))
      await readAgain(client.refetchQueries({ include: 'active' }));
  });
  const isOpen = status === 'OPEN';
  // biome-ignore lint/correctness/useExhaustiveDependencies(ref): each attempt is asked about by itself.
  useEffect(() => {
    if (isOpen) void check();
  }, [ref, isOpen]);
}
