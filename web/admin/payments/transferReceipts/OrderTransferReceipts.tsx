import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { AcceptSlipDialog } from './AcceptSlipDialog.tsx';
import { DeclineSlipDialog } from './DeclineSlipDialog.tsx';
import { SlipRow } from './SlipRow.tsx';

/** The slips of bank transfers that were sent for an order, beside its ledger. */
export function OrderSlips({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const [opened, setOpened] = useState<{ kind: 'accept' | 'decline'; id: string } | null>(null);
  const { transferSlips } = order;
  const slip = transferSlips.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  if (transferSlips.length === 0) return null;

  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Slips of transfers')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {transferSlips.map((one) => (
          <SlipRow
            key={one.id}
            order={order}
            slip={one}
            onAccept={() => setOpened({ kind: 'accept', id: one.id })}
            onDecline={() => setOpened({ kind: 'decline', id: one.id })}
          />
        ))}
      </Box>
      {slip && opened?.kind === 'accept' && <AcceptSlipDialog {...{ order, slip }} onClose={close} />}
      {slip && opened?.kind === 'decline' && <DeclineSlipDialog slip={slip} onClose={close} />}
    </Box>
  );
}
