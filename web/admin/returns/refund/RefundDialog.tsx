import { useLingui } from '@lingui/react';
import { Alert, Box, Typography } from '@mui/material';
import { useAtomValue } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { REFUND_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/numbers.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { useReturnChange } from '../dialogs/useReturnChange.ts';
import { type RefundDialog_OrderFragment as Order, useRefundOrderMutation } from './Refund.generated.ts';
import { mostToRefund, type RefundValues, refundResolver, toRefund, toRefundValues } from './refundValues.ts';

export interface RefundDialogProps {
  order: Order;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Money that went back to a buyer: all that is owed, a part of it, or more as a compensation. */
export function RefundDialog({ order, reload, onClose }: RefundDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const limit = useAtomValue(sessionAtom).viewer?.limits.refundNpr ?? null;
  const [refund] = useRefundOrderMutation();
  const { change, movedOn } = useReturnChange({ version: order.version, reload });
  const { owed } = order.staff;
  const most = mostToRefund(order);
  const form = useForm<RefundValues>({
    resolver: refundResolver(owed),
    defaultValues: toRefundValues(order),
  });
  const { control } = form;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const amount = readNumber(useWatch({ control, name: 'amount' })) ?? 0;
  const method = i18n.t(paymentTexts.method[useWatch({ control, name: 'method' })]);
  const isMore = amount > owed && amount <= most;
  const { name } = order.contact;
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const errors = await change(async (version) => {
        const input = { id: order.id, ...toRefund(values, owed), version };
        return (await refund({ variables: { input } })).data?.refundOrder;
      });
      if (errors) return errors;
      notify.success(i18n.t('Refund of {amount} recorded', { amount: npr(amount) }));
      onClose();
      await reload().catch(() => undefined);
      return undefined;
    },
    i18n.t('The refund could not be recorded. Please try again.'),
  );

  return (
    <ReturnDialog
      title={i18n.t('Refund order {number}', { number: order.number })}
      confirm={amount > 0 ? i18n.t('Refund {amount}', { amount: npr(amount) }) : i18n.t('Refund')}
      isPossible={most > 0}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('To pay back: {owed}. Of what was paid, {most} is here.', {
          owed: npr(owed),
          most: npr(most),
        })}
      </Typography>
      {limit !== null && (
        <Typography color="textSecondary">
          {i18n.t('Your role may refund up to {limit} of one order.', { limit: npr(limit) })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="amount"
          label={i18n.t('Amount in rupees')}
          helperText={i18n.t('Several refunds are possible, in all up to {most}.', { most: npr(most) })}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
        />
        <SelectInput
          control={control}
          name="method"
          label={i18n.t('Paid back by')}
          placeholder={null}
          options={REFUND_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        />
      </Box>
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        helperText={i18n.t('What the bank or the terminal calls it. The customer sees it.')}
        optional
        autoComplete="off"
        maxLength={120}
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
            {i18n.t('This is {over} more than is owed. The customer is let off so much.', {
              over: npr(amount - owed),
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
          {i18n.t(
            'Pay {amount} to {name} ({method}); this records it and emails them. It cannot be undone here.',
            {
              amount: npr(amount),
              name,
              method,
            },
          )}
        </Alert>
      )}
    </ReturnDialog>
  );
}
