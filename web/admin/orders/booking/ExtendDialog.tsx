import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { addDays, formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { extensionSchema } from '#domain/orders/booking/extensionSchema.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useExtendBookingMutation } from './Booking.generated.ts';

export interface ExtendDialogProps {
  order: Order & { booking: NonNullable<Order['booking']> };
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Postpones the due date of a booking's remaining amount, with a reason. */
export function ExtendDialog({ order, reload, onClose }: ExtendDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [extend] = useExtendBookingMutation();
  const { change, conflict } = useChange({ current: order, reload });
  const form = useForm<{ dueBy: string; reason: string }>({
    resolver: zodResolver(extensionSchema),
    defaultValues: { dueBy: formatIsoDay(addDays(new Date(order.booking.dueBy), 7)), reason: '' },
  });
  const { control, formState } = form;
  const day = useWatch({ control, name: 'dueBy' });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const errors = await change(
        async (version) =>
          (await extend({ variables: { input: { id: order.id, version, ...values } } })).data?.extendBooking,
      );
      if (errors) return errors;
      notify.success(i18n.t('Booking extended'));
      onClose();
      return undefined;
    },
    i18n.t('Could not extend the booking. Try again.'),
  );
  return (
    <OrderDialog
      title={i18n.t('Extend booking {number}', { number: order.number })}
      confirm={i18n.t('Extend booking')}
      onSubmit={submit}
      isPossible={order.staff.due > 0}
      isSending={formState.isSubmitting}
      {...{ order, conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t(
          'The customer will receive an email with the new date. The amount they forfeit if they do not pay stays the same.',
        )}
      </Typography>
      <TextInput
        control={control}
        name="dueBy"
        label={i18n.t('Remaining amount due by')}
        type="date"
        helperText={formatDayInBothCalendars(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Visible to staff only.')}
        multiline
        minRows={2}
        maxLength={240}
      />
    </OrderDialog>
  );
}
