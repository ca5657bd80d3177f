import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';

type Attempt = Payable_OrderFragment['paymentAttempts'][number];

/** The payment that the store is looking into, else the one whose provider's page may still be open; null where there is none. */
export function awaitedAttempt({
  paymentAttempts,
}: Pick<Payable_OrderFragment, 'paymentAttempts'>): Attempt | null {
  const held = paymentAttempts.find(({ status }) => status === 'HELD');
  const open = ({ status, expiresAt }: Attempt) => status === 'OPEN' && Date.parse(expiresAt) > Date.now();
  return held ?? paymentAttempts.find(open) ?? null;
}

/** That a payment of the order may be on its way, so that nobody pays twice. */
export function AwaitedAttempt({ attempt: { ref, method, amount, status } }: { attempt: Attempt }) {
  const { i18n } = useLingui();
  const facts = { amount: formatNpr(amount, i18n.locale), method: i18n.t(paymentTexts.method[method]) };
  return (
    <Alert
      severity={status === 'HELD' ? 'warning' : 'info'}
      variant="outlined"
      action={
        <Button component={Link} to={paths.payment(ref)} color="inherit" size="small">
          {i18n.t('Check')}
        </Button>
      }
    >
      {status === 'HELD'
        ? i18n.t('We are looking into your payment of {amount} by {method}. Please do not pay again.', facts)
        : i18n.t(
            'You began to pay {amount} by {method}. If you have paid there, please do not pay again.',
            facts,
          )}
    </Alert>
  );
}
