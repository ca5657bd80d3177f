import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import { useAtomValue } from 'jotai';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { calculateNetReceived } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { describeCashWithCarrier } from '#web/admin/payments/ledger/describeCashWithCarrier.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { sessionAtom } from '#web/session/session.atoms.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundMethodChoice } from './RefundMethodChoice.tsx';
import {
  createRefundResolver,
  findRefundableEntries,
  getMaxRefund,
  type RefundValues,
  toRefundValues,
} from './refundValues.ts';
import { useSendRefund } from './useSendRefund.ts';

export interface RefundDialogProps {
  order: Order;
  /** Default amount, in NPR; the refund due if omitted. */
  amount?: number | undefined;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Records a refund: all or part of the refund due, or a larger amount as compensation. */
export function RefundDialog({ order, amount: suggestedAmount, reload, onClose }: RefundDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const limit = useAtomValue(sessionAtom).viewer?.limits.refundNpr ?? null;
  const sendRefund = useSendRefund(order);
  const { change, conflict } = useChange({ current: order, reload });
  const { refundDue, cashWithCarrier } = order.staff;
  const form = useForm<RefundValues>({
    resolver: createRefundResolver(refundDue),
    defaultValues: toRefundValues(order, suggestedAmount),
  });
  const { control } = form;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const amount = readNumber(useWatch({ control, name: 'amount' })) ?? 0;
  const selectedMethod = useWatch({ control, name: 'method' });
  const providerEntryId = useWatch({ control, name: 'providerEntryId' });
  const entry = findRefundableEntries(order).find(({ id }) => id === providerEntryId);
  const maxAmount = Math.min(getMaxRefund(order), entry?.refundableByProvider ?? Number.POSITIVE_INFINITY);
  const methodName = i18n.t(paymentTexts.method[entry?.method ?? selectedMethod]);
  const exceedsRefundDue = amount > refundDue && amount <= maxAmount;
  const { name } = order.contact;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const errors = await change((version) => sendRefund(values, version));
      if (errors) {
        // An automatic refund is recorded on the order even if the provider does not respond.
        if (entry) await settleReads(reload());
        return errors;
      }
      notify.success(i18n.t('Refund of {amount} recorded', { amount: formatAmount(amount) }));
      onClose();
      await settleReads(reload());
      return undefined;
    },
    i18n.t('Could not record the refund. Try again.'),
  );

  return (
    <FormProvider {...form}>
      <ReturnDialog
        title={i18n.t('Refund order {number}', { number: order.number })}
        confirm={amount > 0 ? i18n.t('Refund {amount}', { amount: formatAmount(amount) }) : i18n.t('Refund')}
        isPossible={maxAmount > 0}
        isSending={form.formState.isSubmitting}
        onSubmit={submit}
        {...{ conflict, problem, onClose }}
      >
        <Typography color="textSecondary">
          {i18n.t('Refund due: {refundDue}. Payments received: {here}.', {
            refundDue: formatAmount(refundDue),
            here: formatAmount(calculateNetReceived(order.staff)),
          })}
          {cashWithCarrier > 0 && ` ${describeCashWithCarrier(i18n, cashWithCarrier, order.carrier)}`}
        </Typography>
        {limit !== null && (
          <Typography color="textSecondary">
            {i18n.t('Your role can refund up to {limit} per order.', { limit: formatAmount(limit) })}
          </Typography>
        )}
        <RefundMethodChoice order={order} />
        <RefundFields
          fieldPrefix=""
          isManual={!entry}
          amount={{
            helperText: i18n.t('Up to {most} in total, in one or more refunds.', {
              most: formatAmount(maxAmount),
            }),
            autoFocus: true,
          }}
        />
        <TextInput
          control={control}
          name="note"
          label={i18n.t('Note')}
          helperText={i18n.t('Visible to the customer.')}
          optional
          autoComplete="off"
          maxLength={240}
        />
        {exceedsRefundDue && (
          <>
            <Alert severity="warning" variant="outlined">
              {i18n.t(
                'This is {over} more than the refund due. The difference will be recorded as compensation.',
                {
                  over: formatAmount(amount - refundDue),
                },
              )}
            </Alert>
            <TextInput
              control={control}
              name="compensationReason"
              label={i18n.t('Reason for compensation')}
              autoComplete="off"
              maxLength={240}
            />
          </>
        )}
        {amount > maxAmount && (
          <Alert severity="error" variant="outlined">
            {i18n.t('The maximum refund is {most}.', { most: formatAmount(maxAmount) })}
          </Alert>
        )}
        {amount > 0 && amount <= maxAmount && (
          <Alert severity="info" variant="outlined">
            {entry
              ? i18n.t(
                  '{method} will refund {amount} to {name}. The refund will be recorded and the customer emailed. This cannot be undone here.',
                  { amount: formatAmount(amount), name, method: methodName },
                )
              : i18n.t(
                  'Pay {amount} to {name} ({method}). The refund will be recorded and the customer emailed. This cannot be undone here.',
                  { amount: formatAmount(amount), name, method: methodName },
                )}
          </Alert>
        )}
      </ReturnDialog>
    </FormProvider>
  );
}
