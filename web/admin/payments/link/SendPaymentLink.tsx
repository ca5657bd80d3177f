import { useLingui } from '@lingui/react';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useMay } from '#web/session/useMay.ts';
import { type LinkedOrder, PaymentLinkDialog } from './PaymentLinkDialog.tsx';

export interface SendPaymentLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  order: LinkedOrder & { staff: { due: number } };
  /** What was sent is in the order's timeline then. */
  onMade?: () => unknown;
}

/** For an order of which something is due; nothing for who may not record payments. */
export function SendPaymentLink({ order, onMade, ...button }: SendPaymentLinkProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (order.staff.due === 0 || !may('recordPayments')) return null;
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {i18n.t('Send payment link')}
      </Button>
      {isOpen && <PaymentLinkDialog {...{ order, onMade }} onClose={() => setOpen(false)} />}
    </>
  );
}
