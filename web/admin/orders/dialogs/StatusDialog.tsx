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
import { NOT_ANSWERED } from '#web/admin/edits/proposals/proposalTexts.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { CarrierField } from '#web/admin/shipping/carriers/CarrierField.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { moveText } from '../orderMoves.ts';
import { useMoveOrderMutation } from './OrderDialogs.generated.ts';
import { ReturnedAdvice } from './ReturnedAdvice.tsx';

type Values = z.input<typeof statusChangeSchema>;

const PACKS: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED'];
const UNPAID_NOT_CONFIRMED = /*i18n*/ 'Tick this to continue without payment, or record the payment first.';

export interface MoveDialogProps {
  order: Order;
  /** Saying SHIPPED again of a shipped order corrects its parcel. */
  to: OrderStatus;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Moves an order on, with a word to the buyer and, where it leaves the house, who carries it. */
export function MoveDialog({ order, to, reload, onClose }: MoveDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [move] = useMoveOrderMutation();
  const { change, seen, movedOn } = useChange({ now: order, reload });
  const [allowUnpaid, setAllowUnpaid] = useState(false);
  const [tellBuyer, setTellBuyer] = useState(order.contact.email !== '');
  const form = useForm<Values>({
    resolver: zodResolver(statusChangeSchema),
    defaultValues: {
      note: '',
      carrier: order.carrier ?? '',
      trackingNumber: order.trackingNumber ?? '',
    },
  });
  const { control, formState } = form;
  // As it was when the dialog opened: an order that was shipped meanwhile is no parcel to correct.
  const isCorrection = seen.status === to;
  const isUnpaid = !isCorrection && isHandedOverUnpaid(order, to);
  const { submit, problem } = useFormSend(
    form,
    async ({ note, carrier, trackingNumber }) => {
      if (isUnpaid && !allowUnpaid) return [{ message: i18n.t(UNPAID_NOT_CONFIRMED) }];
      const parcel = to === 'SHIPPED' ? { carrier, trackingNumber } : {};
      const errors = await change(async (version) => {
        const input = {
          id: order.id,
          status: to,
          note,
          ...parcel,
          allowUnpaid: isUnpaid && allowUnpaid,
          tellBuyer,
          version,
        };
        return (await move({ variables: { input } })).data?.updateOrderStatus;
      });
      if (errors) return errors;
      notify.success(i18n.t('Order {number} is changed', { number: order.number }));
      onClose();
      return undefined;
    },
    i18n.t('The order could not be changed. Please try again.'),
  );

  return (
    <OrderDialog
      title={isCorrection ? i18n.t('Edit tracking') : i18n.t(moveText(to, order.fulfilment))}
      confirm={isCorrection ? i18n.t('Save') : i18n.t(moveText(to, order.fulfilment))}
      onSubmit={submit}
      isPossible={isCorrection ? order.status === to : order.staff.nextStatuses.includes(to)}
      isSending={formState.isSubmitting}
      {...{ order, movedOn, problem, onClose }}
    >
      {order.proposal && PACKS.includes(to) && (
        <FormAlert severity="warning">{i18n.t(NOT_ANSWERED)}</FormAlert>
      )}
      {to === 'RETURNED' && <ReturnedAdvice order={order} />}
      {!isCorrection && to !== 'RETURNED' && (
        <Typography color="textSecondary">{i18n.t(notifiedText(order))}</Typography>
      )}
      {to === 'DELIVERED' && order.paymentMethod === 'COD' && order.paymentStatus === 'UNPAID' && (
        <Typography color="textSecondary">
          {order.fulfilment === 'DELIVERY'
            ? i18n.t(
                'The customer counts as having paid. The cash is with the courier until you mark it as received.',
              )
            : i18n.t('The cash is recorded as received.')}
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
          label={i18n.t('Tell the buyer')}
          control={<Checkbox checked={tellBuyer} onChange={(_event, isChecked) => setTellBuyer(isChecked)} />}
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
