import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useCancelAnyOrderMutation } from './OrderDialogs.generated.ts';

const rules = cancelSchema.extend({ keepForfeitedAmount: z.boolean() });

export interface CancelDialogProps {
  order: Order;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

export function CancelDialog({ order, reload, onClose }: CancelDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cancel] = useCancelAnyOrderMutation();
  const { change, conflict } = useChange({ current: order, reload });
  const form = useForm<{ reason: string; keepForfeitedAmount: boolean }>({
    resolver: zodResolver(rules),
    defaultValues: { reason: '', keepForfeitedAmount: false },
  });
  const { number, booking } = order;
  const forfeitedAmount = booking?.isBooked ? booking.forfeit : 0;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason, keepForfeitedAmount }) => {
      const errors = await change(
        async (version) =>
          (
            await cancel({
              variables: {
                input: { id: order.id, reason, version, ...(forfeitedAmount > 0 && { keepForfeitedAmount }) },
              },
            })
          ).data?.adminCancelOrder,
      );
      if (errors) return errors;
      notify.success(i18n.t('Order {number} cancelled', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not cancel the order. Try again.'),
  );

  return (
    <OrderDialog
      title={i18n.t('Cancel order {number}?', { number })}
      confirm={i18n.t('Cancel the order')}
      color="error"
      onSubmit={submit}
      isPossible={order.isCancellable}
      isSending={form.formState.isSubmitting}
      {...{ order, conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {order.awaitsConfirmation || order.isPaidWithoutStock
          ? i18n.t('No items are reserved for this order.')
          : i18n.t('The items will return to stock.')}{' '}
        {i18n.t(getNotificationText(order))}
      </Typography>
      {forfeitedAmount > 0 && (
        <CheckInput
          control={form.control}
          name="keepForfeitedAmount"
          label={i18n.t(
            'Keep {kept} of the advance, as agreed by the customer. Otherwise, the advance will be refunded in full.',
            {
              kept: formatNpr(forfeitedAmount, i18n.locale),
            },
          )}
        />
      )}
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Visible to the customer.')}
        multiline
        minRows={2}
        maxLength={240}
      />
    </OrderDialog>
  );
}
