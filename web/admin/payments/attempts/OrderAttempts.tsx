import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { AttemptRow } from './AttemptRow.tsx';
import { PaymentReviewDialog } from './PaymentReviewDialog.tsx';
import { RefundOutcomeDialog } from './RefundOutcomeDialog.tsx';

export interface OrderAttemptsProps {
  order: Order;
  reload: () => Promise<unknown>;
}

/** Lists the payment attempts of an order, next to its ledger. */
export function OrderAttempts({ order, reload }: OrderAttemptsProps) {
  const { i18n } = useLingui();
  const [openDialog, setOpenDialog] = useState<{ kind: 'held' | 'refund'; ref: string } | null>(null);
  const { attempts } = order.staff;
  const attempt = attempts.find(({ ref }) => ref === openDialog?.ref);
  const close = () => setOpenDialog(null);
  if (attempts.length === 0) return null;

  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Online payment attempts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {attempts.map((paymentAttempt) => (
          <AttemptRow
            key={paymentAttempt.id}
            attempt={paymentAttempt}
            reload={reload}
            onDecide={() => setOpenDialog({ kind: 'held', ref: paymentAttempt.ref })}
            onRefundFound={() => setOpenDialog({ kind: 'refund', ref: paymentAttempt.ref })}
          />
        ))}
      </Box>
      {attempt && openDialog?.kind === 'held' && (
        <PaymentReviewDialog {...{ order, attempt }} onClose={close} />
      )}
      {attempt && openDialog?.kind === 'refund' && (
        <RefundOutcomeDialog {...{ order, attempt }} onClose={close} />
      )}
    </Box>
  );
}
