import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useSetPaymentStatusMutation } from './OrderDialogs.generated.ts';

/** Button texts for setting the payment status of an entire order. */
export const paymentMoveTexts: Partial<Record<PaymentStatus, string>> = {
  PAID: /*i18n*/ 'Mark as paid',
  REFUNDED: /*i18n*/ 'Mark as refunded',
  UNPAID: /*i18n*/ 'Mark as unpaid',
};

export interface PaymentDialogProps {
  order: Order;
  to: PaymentStatus;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

export function PaymentDialog({ order, to, reload, onClose }: PaymentDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [setStatus] = useSetPaymentStatusMutation();
  const { change, base, conflict } = useChange({ current: order, reload });
  const isMarkedUnpaid = to === 'UNPAID';
  const form = useForm<z.input<typeof paymentChangeSchema>>({
    resolver: zodResolver(
      isMarkedUnpaid ? paymentChangeSchema.extend(voidPaymentSchema.shape) : paymentChangeSchema,
    ),
    defaultValues: { reference: '', reason: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reference, reason }) => {
      const errors = await change(async (version) => {
        const extraInput = isMarkedUnpaid
          ? { reason }
          : { reference, allowCancelledOrder: isCancelledOrReturned(base.status) };
        const input = { id: order.id, status: to, version, ...extraInput };
        return (await setStatus({ variables: { input } })).data?.setPaymentStatus;
      });
      if (errors) return errors;
      notify.success(i18n.t('Payment updated'));
      onClose();
      return undefined;
    },
    i18n.t('Could not update the payment. Try again.'),
  );

  return (
    <OrderDialog
      title={i18n.t(paymentMoveTexts[to] ?? paymentTexts.status[to])}
      confirm={i18n.t(paymentMoveTexts[to] ?? paymentTexts.status[to])}
      onSubmit={submit}
      isPossible={order.staff.nextPaymentStatuses.includes(to)}
      isSending={form.formState.isSubmitting}
      {...{ order, conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('{amount} for order {number}.', {
          amount: formatNpr(isMarkedUnpaid ? order.staff.paid : order.staff.due, i18n.locale),
          number: order.number,
        })}
      </Typography>
      {to === 'PAID' && isCancelledOrReturned(order.status) && (
        <Alert severity="warning" variant="outlined">
          {i18n.t(
            'This order no longer needs a payment. If money was received, record it here and refund it.',
          )}
        </Alert>
      )}
      {to === 'PAID' && order.staff.missingItems.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t(
            'Not enough stock of {pieces}. The order would be paid, but its items could not be reserved.',
            {
              pieces: order.staff.missingItems.join(', '),
            },
          )}
        </Alert>
      )}
      {isMarkedUnpaid ? (
        <TextInput
          control={form.control}
          name="reason"
          label={i18n.t('Reason')}
          helperText={i18n.t('Visible to staff only.')}
          autoFocus
          multiline
          minRows={2}
          maxLength={240}
        />
      ) : (
        <TextInput
          control={form.control}
          name="reference"
          label={i18n.t('Reference')}
          helperText={i18n.t('The reference used by the bank or courier.')}
          optional
          autoComplete="off"
          maxLength={120}
        />
      )}
    </OrderDialog>
  );
}
