import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { useMay } from '#web/session/useMay.ts';
import { AttemptEvents } from './AttemptEvents.tsx';
import { attemptTexts } from './attemptTexts.ts';
import { CheckNow } from './CheckNow.tsx';

export interface AttemptRowProps {
  attempt: Attempt;
  reload: () => Promise<unknown>;
  onDecide: () => void;
  onRefundFound: () => void;
}

/** An attempt to pay at a provider's page; what somebody has to look into stands out, with what to do. */
export function AttemptRow({ attempt, reload, onDecide, onRefundFound }: AttemptRowProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const { method, mode, amount, status, heldFor, received, fee, refundAsked, transactionId } = attempt;
  const provider = i18n.t(paymentTexts.method[method]);
  const facts = [
    mode !== 'LIVE' && i18n.t(attemptTexts.mode[mode]),
    transactionId,
    received !== null &&
      received !== amount &&
      i18n.t('{amount} came in', { amount: exactNpr(received, i18n.locale) }),
    fee !== null && fee > 0 && i18n.t('Fee {amount}', { amount: exactNpr(fee, i18n.locale) }),
  ].filter((fact): fact is string => typeof fact === 'string');

  function npr(money: number) {
    return formatNpr(money, i18n.locale);
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
          {npr(amount)}
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <Instant at={attempt.startedAt} />
        {facts.map((fact) => ` · ${fact}`)}
      </Typography>
      {status === 'HELD' && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {heldFor && i18n.t(attemptTexts.held[heldFor])}
          {may('recordPayments') && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button size="small" variant="contained" onClick={onDecide}>
                {i18n.t('Decide')}
              </Button>
              <CheckNow attempt={attempt} reload={reload} />
            </Box>
          )}
        </Alert>
      )}
      {refundAsked !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {i18n.t(
            '{provider} was asked to give back {amount} and has not answered. Ask there whether this went back.',
            {
              provider,
              amount: npr(refundAsked),
            },
          )}
          {may('refundOrders') && (
            <Box sx={{ mt: 1 }}>
              <Button size="small" variant="contained" onClick={onRefundFound}>
                {i18n.t('Say what came of it')}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {status !== 'HELD' && status !== 'SETTLED' && may('recordPayments') && (
        <CheckNow attempt={attempt} reload={reload} />
      )}
      <AttemptEvents events={attempt.events} />
    </li>
  );
}
