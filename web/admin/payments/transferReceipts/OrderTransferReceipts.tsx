import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { AcceptReceiptDialog } from './AcceptReceiptDialog.tsx';
import { DeclineReceiptDialog } from './DeclineReceiptDialog.tsx';
import { TransferReceiptRow } from './TransferReceiptRow.tsx';

/** Lists the transfer receipts of an order, next to its ledger. */
export function OrderTransferReceipts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const [openDialog, setOpenDialog] = useState<{ kind: 'accept' | 'decline'; id: string } | null>(null);
  const { transferReceipts } = order;
  const receipt = transferReceipts.find(({ id }) => id === openDialog?.id);
  const close = () => setOpenDialog(null);
  if (transferReceipts.length === 0) return null;

  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Transfer receipts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {transferReceipts.map((transferReceipt) => (
          <TransferReceiptRow
            key={transferReceipt.id}
            order={order}
            receipt={transferReceipt}
            onAccept={() => setOpenDialog({ kind: 'accept', id: transferReceipt.id })}
            onDecline={() => setOpenDialog({ kind: 'decline', id: transferReceipt.id })}
          />
        ))}
      </Box>
      {receipt && openDialog?.kind === 'accept' && (
        <AcceptReceiptDialog {...{ order, receipt }} onClose={close} />
      )}
      {receipt && openDialog?.kind === 'decline' && (
        <DeclineReceiptDialog receipt={receipt} onClose={close} />
      )}
    </Box>
  );
}
