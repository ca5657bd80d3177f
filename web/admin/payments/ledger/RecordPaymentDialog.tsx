import { useLingui } from '@lingui/react';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useRecordPaymentMutation } from './Ledger.generated.ts';
import { PaymentConfirmations } from './PaymentConfirmations.tsx';
import {
  computeOverpayment,
  createPaymentResolver,
  isPayerRequired,
  type PaymentValues,
  toPaymentEntry,
  toPaymentValues,
} from './paymentValues.ts';
import { useDuplicateReference } from './useDuplicateReference.ts';

export interface RecordPaymentDialogProps {
  order: Order;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Records a full or partial payment of an order. */
export function RecordPaymentDialog({ order, reload, onClose }: RecordPaymentDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [record] = useRecordPaymentMutation();
  const { change, base, conflict } = useChange({ current: order, reload });
  const form = useForm<PaymentValues>({
    resolver: createPaymentResolver(base),
    defaultValues: toPaymentValues(order, new Date()),
  });
  const { control } = form;
  const [amount, day, method, reference] = useWatch({
    control,
    name: ['amount', 'day', 'method', 'reference'],
  });
  const duplicateReference = useDuplicateReference();
  const [unresponsiveProvider, setUnresponsiveProvider] = useState<string | null>(null);
  const isDuplicateReference = duplicateReference.isDuplicate(reference);
  const overpayment = computeOverpayment(amount, base.staff.due);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const errors = await change(async (version) => {
        const entry = toPaymentEntry(values, { order: base, now: new Date() });
        const confirmations = {
          allowOverpayment: overpayment > 0 && entry.allowOverpayment,
          allowDuplicateReference: isDuplicateReference && entry.allowDuplicateReference,
          allowUnverified: unresponsiveProvider !== null && entry.allowUnverified,
        };
        const input = { id: order.id, ...entry, ...confirmations, version };
        return (await record({ variables: { input } })).data?.recordPayment;
      });
      const unverifiedError = errors?.find(({ field }) => field === 'allowUnverified');
      if (unverifiedError) setUnresponsiveProvider((unverifiedError.params as { provider: string }).provider);
      if (errors)
        return (
          duplicateReference
            .rememberDuplicate(errors, values.reference)
            // Errors about the payer as a group belong to no single field, so they are shown for the form.
            .map(({ field, ...error }) => (field === 'payer' ? error : { field, ...error }))
        );
      notify.success(i18n.t('Payment recorded'));
      onClose();
      return undefined;
    },
    i18n.t('Could not record the payment. Try again.'),
  );

  return (
    <OrderDialog
      title={i18n.t('Record payment')}
      confirm={i18n.t('Record payment')}
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      isPossible
      {...{ order, conflict, problem, onClose }}
    >
      {order.staff.missingItems.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t(
            'Not enough stock of {pieces}. The order would be paid, but its items could not be reserved.',
            {
              pieces: order.staff.missingItems.join(', '),
            },
          )}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="amount"
          label={i18n.t('Amount (NPR)')}
          helperText={i18n.t('Due: {due}', { due: formatNpr(base.staff.due, i18n.locale) })}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
        />
        <SelectInput
          control={control}
          name="method"
          label={i18n.t('Payment method')}
          placeholder={null}
          options={MONEY_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        />
        <TextInput
          control={control}
          name="day"
          label={i18n.t('Date')}
          type="date"
          helperText={formatDayInBothCalendars(i18n.locale, day)}
        />
        <TextInput
          control={control}
          name="reference"
          label={i18n.t('Reference')}
          helperText={
            isOnline(method)
              ? i18n.t('The reference that {provider} shows for this payment.', {
                  provider: i18n.t(paymentTexts.method[method]),
                })
              : i18n.t('The reference from the bank, courier or card terminal.')
          }
          optional={!isOnline(method)}
          autoComplete="off"
          maxLength={120}
        />
      </Box>
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note')}
        helperText={i18n.t('Visible to staff only.')}
        optional
        multiline
        minRows={2}
        maxLength={240}
      />
      <FormProvider {...form}>
        {isPayerRequired(base, method) && (
          <PayerFields
            relations={{ SELF: i18n.t('The customer’s own'), FAMILY: i18n.t('A family member’s') }}
          />
        )}
        <PaymentConfirmations
          overpayment={overpayment}
          isDuplicateReference={isDuplicateReference}
          unresponsiveProvider={unresponsiveProvider}
          isProviderUnresponsive={METHOD_TEXTS[method] === unresponsiveProvider}
        />
      </FormProvider>
    </OrderDialog>
  );
}
