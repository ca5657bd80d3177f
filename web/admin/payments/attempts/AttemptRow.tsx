import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { AttemptEvents } from './AttemptEvents.tsx';
import { attemptTexts } from './attemptTexts.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';

export interface AttemptRowProps {
  attempt: Attempt;
  reload: () => Promise<unknown>;
  onDecide: () => void;
  onRefundFound: () => void;
}

/** Payment attempt at a provider. An attempt that needs attention is highlighted and shows its actions. */
export function AttemptRow({ attempt, reload, onDecide, onRefundFound }: AttemptRowProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { method, mode, amount, status, reviewReason, received, fee, refundRequested, transactionId } =
    attempt;
  const provider = i18n.t(paymentTexts.method[method]);
  const details = [
    mode !== 'LIVE' && i18n.t(attemptTexts.mode[mode]),
    transactionId,
    received !== null &&
      received !== amount &&
      i18n.t('{amount} received', { amount: formatExactNpr(received, i18n.locale) }),
    fee !== null && fee > 0 && i18n.t('Fee {amount}', { amount: formatExactNpr(fee, i18n.locale) }),
  ].filter((detail): detail is string => typeof detail === 'string');

  function formatAmount(amountValue: number) {
    return formatNpr(amountValue, i18n.locale);
  }

  return (
    <li>
      <Box
        sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' }}
      >
        <span>
          {i18n.t('{provider} · {status}', { provider, status: i18n.t(attemptTexts.status[status]) })}
        </span>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatAmount(amount)}
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <Instant at={attempt.startedAt} />
        {details.map((detail) => ` · ${detail}`)}
      </Typography>
      {status === 'UNDER_REVIEW' && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {reviewReason && i18n.t(attemptTexts.reviewReasons[reviewReason])}
          {can('recordPayments') && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button size="small" variant="contained" onClick={onDecide}>
                {i18n.t('Review payment')}
              </Button>
              <CheckStatusButton attempt={attempt} reload={reload} />
            </Box>
          )}
        </Alert>
      )}
      {refundRequested !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {i18n.t(
            '{provider} has not confirmed the refund of {amount}. Ask {provider} whether the refund was made.',
            {
              provider,
              amount: formatAmount(refundRequested),
            },
          )}
          {can('refundOrders') && (
            <Box sx={{ mt: 1 }}>
              <Button size="small" variant="contained" onClick={onRefundFound}>
                {i18n.t('Record the outcome')}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {status !== 'UNDER_REVIEW' && status !== 'SETTLED' && can('recordPayments') && (
        <CheckStatusButton attempt={attempt} reload={reload} />
      )}
      <AttemptEvents events={attempt.events} />
    </li>
  );
}
