import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  OrderSheet_OrderFragment as Order,
  OrderSlips_SlipFragment as Slip,
} from '#web/admin/order/Order.generated.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { StatusDot, type Tone } from '#web/admin/ui/StatusDot.tsx';
import type { TransferReceiptStatus } from '#web/graphql/types.generated.ts';
import { transferReceiptTexts } from '#web/labels/transferReceiptTexts.ts';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';

const TONES: Record<TransferReceiptStatus, Tone> = {
  SUBMITTED: 'bad',
  ACCEPTED: 'good',
  DECLINED: 'quiet',
  WITHDRAWN: 'quiet',
};

export interface TransferReceiptRowProps {
  order: Order;
  receipt: Slip;
  onAccept: () => void;
  onDecline: () => void;
}

/** Transfer receipt with its details, and the decision buttons while it is open. */
export function TransferReceiptRow({ order, receipt, onAccept, onDecline }: TransferReceiptRowProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { amount, received, reference, paidOn, bank, status, reason, photo, createdAt, decidedAt } = receipt;
  const formatAmount = (amountValue: number) => formatNpr(amountValue, i18n.locale);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PrivatePhoto photo={photo} alt={i18n.t('Transfer receipt {reference}', { reference })} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'space-between' }}>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatAmount(amount)}
          </Box>
          <StatusDot tone={TONES[status]}>
            {status === 'SUBMITTED' ? i18n.t('Under review') : i18n.t(transferReceiptTexts[status])}
          </StatusDot>
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {reference} · <Instant at={`${paidOn}T12:00:00+05:45`} day />
          {bank && ` · ${bank}`}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('Sent by {name}', { name: getReceiptSender(order, receipt) })} · <Instant at={createdAt} />
        </Typography>
        {received !== null && received !== amount && (
          <Typography variant="body2">
            {i18n.t('{amount} received', { amount: formatAmount(received) })}
          </Typography>
        )}
        {reason && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {i18n.t('Reason: {reason}', { reason })}
          </Typography>
        )}
        {decidedAt && (
          <Typography variant="caption" component="div" color="textSecondary">
            <Instant at={decidedAt} />
            {receipt.decidedBy && ` · ${receipt.decidedBy}`}
          </Typography>
        )}
        {status === 'SUBMITTED' && can('recordPayments') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="contained" onClick={onAccept}>
              {i18n.t('Accept')}
            </Button>
            <Button size="small" variant="outlined" onClick={onDecline}>
              {i18n.t('Decline')}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Returns the sender of a receipt from the order's timeline, or else the customer, who may be a guest. */
function getReceiptSender({ contact, staff }: Order, { createdAt }: Pick<Slip, 'createdAt'>): string {
  const submissionEntry = staff.history.find(({ kind, at }) => kind === 'PAYMENT' && at === createdAt);
  return submissionEntry?.by ?? contact.name;
}
