import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { addDays, formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { extensionSchema } from '#domain/orders/booking/extensionSchema.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { dayInWords } from '#web/admin/ui/dayInWords.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useExtendBookingMutation } from './Booking.generated.ts';

export interface ExtendDialogProps {
  order: Order & { booking: NonNullable<Order['booking']> };
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Another last day for the rest of a booking, with the reason. */
export function ExtendDialog({ order, reload, onClose }: ExtendDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [extend] = useExtendBookingMutation();
  const { change, movedOn } = useChange({ now: order, reload });
  const form = useForm<{ dueBy: string; reason: string }>({
    resolver: zodResolver(extensionSchema),
    defaultValues: { dueBy: formatIsoDay(addDays(new Date(order.booking.dueBy), 7)), reason: '' },
  });
  const { control, formState } = form;
  const day = useWatch({ control, name: 'dueBy' });
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const errors = await change(
        async (version) =>
          (await extend({ variables: { input: { id: order.id, version, ...values } } })).data?.extendBooking,
      );
      if (errors) return errors;
      notify.success(i18n.t('The booking was extended'));
      onClose();
      return undefined;
    },
    i18n.t('The booking could not be extended. Please try again.'),
  );
  return (
    <OrderDialog
      title={i18n.t('Give more time for {number}', { number: order.number })}
      confirm={i18n.t('Give more time')}
      onSubmit={submit}
      isPossible={order.staff.due > 0}
      isSending={formState.isSubmitting}
      {...{ order, movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t(
          'The customer gets an email with the new day. What they lose otherwise stays as they accepted it.',
        )}
      </Typography>
      <TextInput
        control={control}
        name="dueBy"
        label={i18n.t('Rest due by')}
        type="date"
        helperText={dayInWords(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Only the staff see it.')}
        multiline
        minRows={2}
        maxLength={240}
      />
    </OrderDialog>
  );
}
