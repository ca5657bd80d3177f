import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { statusChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isHandedOverUnpaid } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { UNANSWERED_PROPOSAL_TEXT } from '#web/admin/edits/proposals/proposalTexts.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { CarrierField } from '#web/admin/shipping/carriers/CarrierField.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { getMoveText } from '../orderMoves.ts';
import { useMoveOrderMutation } from './OrderDialogs.generated.ts';
import { ReturnedAdvice } from './ReturnedAdvice.tsx';

type Values = z.input<typeof statusChangeSchema>;

const PACKING_STATUSES: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED'];
const UNPAID_NOT_CONFIRMED_ERROR =
  /*i18n*/ 'Select this to continue without payment, or record the payment first.';

export interface StatusDialogProps {
  order: Order;
  /** For an order that is already shipped, SHIPPED corrects its shipment. */
  to: OrderStatus;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Moves an order to a status, with a message to the customer and, for a shipment, the carrier. */
export function StatusDialog({ order, to, reload, onClose }: StatusDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [move] = useMoveOrderMutation();
  const { change, base, conflict } = useChange({ current: order, reload });
  const [allowUnpaid, setAllowUnpaid] = useState(false);
  const [notifyCustomer, setNotifyCustomer] = useState(order.contact.email !== '');
  const form = useForm<Values>({
    resolver: zodResolver(statusChangeSchema),
    defaultValues: {
      note: '',
      carrier: order.carrier ?? '',
      trackingNumber: order.trackingNumber ?? '',
    },
  });
  const { control, formState } = form;
  // Uses the order's status from when the dialog opened, because an order shipped in the meantime is a conflict, not a
  // correction.
  const isCorrection = base.status === to;
  const isUnpaid = !isCorrection && isHandedOverUnpaid(order, to);
  const { submit, problem } = useSubmitForm(
    form,
    async ({ note, carrier, trackingNumber }) => {
      if (isUnpaid && !allowUnpaid) return [{ message: i18n.t(UNPAID_NOT_CONFIRMED_ERROR) }];
      const shipmentInput = to === 'SHIPPED' ? { carrier, trackingNumber } : {};
      const errors = await change(async (version) => {
        const input = {
          id: order.id,
          status: to,
          note,
          ...shipmentInput,
          allowUnpaid: isUnpaid && allowUnpaid,
          notifyCustomer,
          version,
        };
        return (await move({ variables: { input } })).data?.updateOrderStatus;
      });
      if (errors) return errors;
      notify.success(i18n.t('Order {number} updated', { number: order.number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not update the order. Try again.'),
  );

  return (
    <OrderDialog
      title={isCorrection ? i18n.t('Edit tracking') : i18n.t(getMoveText(to, order.fulfilment))}
      confirm={isCorrection ? i18n.t('Save') : i18n.t(getMoveText(to, order.fulfilment))}
      onSubmit={submit}
      isPossible={isCorrection ? order.status === to : order.staff.nextStatuses.includes(to)}
      isSending={formState.isSubmitting}
      {...{ order, conflict, problem, onClose }}
    >
      {order.proposal && PACKING_STATUSES.includes(to) && (
        <FormAlert severity="warning">{i18n.t(UNANSWERED_PROPOSAL_TEXT)}</FormAlert>
      )}
      {to === 'RETURNED' && <ReturnedAdvice order={order} />}
      {!isCorrection && to !== 'RETURNED' && (
        <Typography color="textSecondary">{i18n.t(getNotificationText(order))}</Typography>
      )}
      {to === 'DELIVERED' && order.paymentMethod === 'COD' && order.paymentStatus === 'UNPAID' && (
        <Typography color="textSecondary">
          {order.fulfilment === 'DELIVERY'
            ? i18n.t(
                'The order will count as paid. The cash will be shown as with the courier until you mark it as received.',
              )
            : i18n.t('The cash will be recorded as received.')}
        </Typography>
      )}
      {isUnpaid && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('The bank transfer of {amount} has not arrived yet.', {
            amount: formatNpr(order.totals.finalTotal, i18n.locale),
          })}
          <FormControlLabel
            sx={{ display: 'flex', mt: 0.5 }}
            label={i18n.t('Continue without payment')}
            control={
              <Checkbox checked={allowUnpaid} onChange={(_event, isChecked) => setAllowUnpaid(isChecked)} />
            }
          />
        </Alert>
      )}
      {to === 'SHIPPED' && (
        <>
          <Controller
            control={control}
            name="carrier"
            render={({ field: { value, onChange } }) => (
              <CarrierField label={i18n.t('Carrier (optional)')} value={value ?? ''} onChange={onChange} />
            )}
          />
          <TextInput
            control={control}
            name="trackingNumber"
            label={i18n.t('Tracking number')}
            optional
            autoComplete="off"
            maxLength={80}
          />
        </>
      )}
      {isCorrection && order.contact.email && (
        <FormControlLabel
          label={i18n.t('Notify the customer')}
          control={
            <Checkbox
              checked={notifyCustomer}
              onChange={(_event, isChecked) => setNotifyCustomer(isChecked)}
            />
          }
        />
      )}
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note to the customer')}
        optional
        multiline
        minRows={2}
        maxLength={500}
      />
    </OrderDialog>
  );
}
