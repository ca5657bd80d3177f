import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import { useAtomValue } from 'jotai';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { amountHere } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { withCourierText } from '#web/admin/payments/ledger/withCourierText.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundWay } from './RefundWay.tsx';
import {
  mostToRefund,
  type RefundValues,
  refundableEntries,
  refundResolver,
  toRefundValues,
} from './refundValues.ts';
import { useSendRefund } from './useSendRefund.ts';

export interface RefundDialogProps {
  order: Order;
  /** How much is likely, NPR; what is owed where it is left out. */
  amount?: number | undefined;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Money that went back to a buyer: all that is owed, a part of it, or more as a compensation. */
export function RefundDialog({ order, amount: likely, reload, onClose }: RefundDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const limit = useAtomValue(sessionAtom).viewer?.limits.refundNpr ?? null;
  const send = useSendRefund(order);
  const { change, movedOn } = useChange({ now: order, reload });
  const { refundDue, cashWithCourier } = order.staff;
  const form = useForm<RefundValues>({
    resolver: refundResolver(refundDue),
    defaultValues: toRefundValues(order, likely),
  });
  const { control } = form;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const amount = readNumber(useWatch({ control, name: 'amount' })) ?? 0;
  const chosen = useWatch({ control, name: 'method' });
  const through = useWatch({ control, name: 'through' });
  const entry = refundableEntries(order).find(({ id }) => id === through);
  const most = Math.min(mostToRefund(order), entry?.refundableByProvider ?? Number.POSITIVE_INFINITY);
  const method = i18n.t(paymentTexts.method[entry?.method ?? chosen]);
  const isMore = amount > refundDue && amount <= most;
  const { name } = order.contact;
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const errors = await change((version) => send(values, version));
      if (errors) {
        // A provider that has not answered leaves word of it on the order.
        if (entry) await readAgain(reload());
        return errors;
      }
      notify.success(i18n.t('Refund of {amount} recorded', { amount: npr(amount) }));
      onClose();
      await readAgain(reload());
      return undefined;
    },
    i18n.t('The refund could not be recorded. Please try again.'),
  );

  return (
    <FormProvider {...form}>
      <ReturnDialog
        title={i18n.t('Refund order {number}', { number: order.number })}
        confirm={amount > 0 ? i18n.t('Refund {amount}', { amount: npr(amount) }) : i18n.t('Refund')}
        isPossible={most > 0}
        isSending={form.formState.isSubmitting}
        onSubmit={submit}
        {...{ movedOn, problem, onClose }}
      >
        <Typography color="textSecondary">
          {i18n.t('To pay back: {refundDue}. The store has received {here}.', {
            refundDue: npr(refundDue),
            here: npr(amountHere(order.staff)),
          })}
          {cashWithCourier > 0 && ` ${withCourierText(i18n, cashWithCourier, order.carrier)}`}
        </Typography>
        {limit !== null && (
          <Typography color="textSecondary">
            {i18n.t('Your role may refund up to {limit} of one order.', { limit: npr(limit) })}
          </Typography>
        )}
        <RefundWay order={order} />
        <RefundFields
          within=""
          byHand={!entry}
          amount={{
            helperText: i18n.t('Several refunds are possible, in all up to {most}.', { most: npr(most) }),
            autoFocus: true,
          }}
        />
        <TextInput
          control={control}
          name="note"
          label={i18n.t('Note')}
          helperText={i18n.t('The customer sees it.')}
          optional
          autoComplete="off"
          maxLength={240}
        />
        {isMore && (
          <>
            <Alert severity="warning" variant="outlined">
              {i18n.t('This is {over} more than is owed. The difference is recorded as compensation.', {
                over: npr(amount - refundDue),
              })}
            </Alert>
            <TextInput
              control={control}
              name="compensationReason"
              label={i18n.t('What it compensates for')}
              autoComplete="off"
              maxLength={240}
            />
          </>
        )}
        {amount > most && (
          <Alert severity="error" variant="outlined">
            {i18n.t('No more than {most} can go back.', { most: npr(most) })}
          </Alert>
        )}
        {amount > 0 && amount <= most && (
          <Alert severity="info" variant="outlined">
            {entry
              ? i18n.t(
                  '{method} gives {amount} back to {name}; this records it and emails them. It cannot be undone here.',
                  { amount: npr(amount), name, method },
                )
              : i18n.t(
                  'Pay {amount} to {name} ({method}); this records it and emails them. It cannot be undone here.',
                  { amount: npr(amount), name, method },
                )}
          </Alert>
        )}
      </ReturnDialog>
    </FormProvider>
  );
}
