import { useLingui } from '@lingui/react';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { type LinkedOrder, PaymentLinkDialog } from './PaymentLinkDialog.tsx';

export interface SendPaymentLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  order: LinkedOrder & { staff: { due: number } };
  /** Called after the link is created. The order's timeline then contains it. */
  onCreated?: () => unknown;
}

/** Button that creates a payment link for an order with an amount due. Hidden without permission to record payments. */
export function SendPaymentLink({ order, onCreated, ...button }: SendPaymentLinkProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [isOpen, setOpen] = useState(false);
  if (order.staff.due === 0 || !can('recordPayments')) return null;
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {i18n.t('Send payment link')}
      </Button>
      {isOpen && <PaymentLinkDialog {...{ order, onCreated }} onClose={() => setOpen(false)} />}
    </>
  );
}
