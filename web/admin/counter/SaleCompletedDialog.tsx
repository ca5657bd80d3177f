import { useLingui } from '@lingui/react';
import { Box, Button, Dialog, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { SendPaymentLink } from '#web/admin/payments/link/SendPaymentLink.tsx';
import { InvoiceDownload } from '#web/order/InvoiceDownload.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { Receipt } from './Receipt.tsx';
import { SaleResultFigure } from './SaleResultFigure.tsx';
import { useTillMailReceiptMutation } from './Till.generated.ts';
import { TillField } from './TillField.tsx';

export interface SaleCompletedDialogProps {
  order: Order;
  onClose: () => void;
}

/**
 * Shown after a sale or order, with the amount to collect or return, and the receipt. Enter prints the receipt; Escape
 * starts the next sale.
 */
export function SaleCompletedDialog({ order, onClose }: SaleCompletedDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [emailReceipt, { loading }] = useTillMailReceiptMutation();
  const [email, setEmail] = useState(order.contact.email);
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    // A failed request has already shown its reason in a toast.
    const result = await emailReceipt({ variables: { input: { id: order.id, email } } }).catch(() => null);
    const payload = result?.data?.mailReceipt;
    setProblem(payload?.errors[0]?.message ?? '');
    if (payload?.sent) notify.repeated(i18n.t('The email is on its way'));
  }

  return (
    <Dialog open disableRestoreFocus onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{order.fulfilment === 'COUNTER' ? i18n.t('Sold') : i18n.t('Order placed')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
            gap: 3,
          }}
        >
          <Stack sx={{ gap: 2 }}>
            <SaleResultFigure order={order} />
            <Button variant="contained" size="large" autoFocus onClick={() => window.print()}>
              {i18n.t('Print receipt (Enter)')}
            </Button>
            <SendPaymentLink order={order} variant="outlined" />
            <InvoiceDownload order={order} label={i18n.t('A4 invoice (PDF)')} />
            <Box component="form" noValidate onSubmit={(event) => void send(event)}>
              <TillField
                label={i18n.t('Receipt by email')}
                value={email}
                type="email"
                isInvalid={problem !== ''}
                help={problem}
                onChange={setEmail}
              />
              <Button type="submit" size="small" variant="outlined" loading={loading}>
                {i18n.t('Email the receipt')}
              </Button>
            </Box>
            <Button component={Link} to={adminPaths.order(order.number)}>
              {i18n.t('Order {number}', { number: order.number })}
            </Button>
            <Button onClick={onClose}>{i18n.t('Next sale (Esc)')}</Button>
          </Stack>
          <Receipt order={order} />
        </Box>
      </DialogContent>
    </Dialog>
  );
}
