import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type {
  OrderSheet_OrderFragment as Order,
  OrderSlips_SlipFragment as Slip,
} from '#web/admin/order/Order.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PaymentConfirmations } from '../ledger/PaymentConfirmations.tsx';
import { computeOverpayment } from '../ledger/paymentValues.ts';
import { useDuplicateReference } from '../ledger/useDuplicateReference.ts';
import { type AcceptValues, createAcceptResolver, toAcceptInput, toAcceptValues } from './acceptValues.ts';
import { useDecideTransferReceiptMutation } from './OrderTransferReceipts.generated.ts';

export interface AcceptReceiptDialogProps {
  order: Order;
  receipt: Slip;
  onClose: () => void;
}

/** Accepts a transfer receipt, with the amount received, after the money has arrived. */
export function AcceptReceiptDialog({ order, receipt, onClose }: AcceptReceiptDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideTransferReceiptMutation();
  const duplicateReference = useDuplicateReference();
  const resolver = useMemo(() => createAcceptResolver(receipt), [receipt]);
  const form = useForm<AcceptValues>({ resolver, defaultValues: toAcceptValues(receipt) });
  const { control, formState } = form;
  const [amount, reference] = useWatch({ control, name: ['amount', 'reference'] });
  const overpayment = computeOverpayment(amount, order.staff.due);
  const isDifferentAmount = (readNumber(amount) ?? 0) !== receipt.amount;
  const isDuplicateReference = duplicateReference.isDuplicate(reference);
  const formatAmount = (amountValue: number) => formatNpr(amountValue, i18n.locale);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const acceptInput = toAcceptInput(values);
      const confirmations = {
        allowOverpayment: overpayment > 0 && values.allowOverpayment,
        allowDuplicateReference: isDuplicateReference && values.allowDuplicateReference,
      };
      const input = { id: receipt.id, decision: 'ACCEPT' as const, ...acceptInput, ...confirmations };
      const payload = (await decide({ variables: { input } })).data?.reviewTransferReceipt;
      if (payload?.transferReceipt) {
        notify.success(i18n.t('Payment recorded'));
        onClose();
        return undefined;
      }
      return duplicateReference.rememberDuplicate(payload?.errors ?? [], acceptInput.reference);
    },
    i18n.t('Could not save the decision. Try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Accept the transfer of {amount}?', { amount: formatAmount(receipt.amount) })}
      text={i18n.t('Accept only once the money is in the bank account.')}
      submitLabel={i18n.t('Accept payment')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount (NPR)')}
        helperText={i18n.t('Due: {due}', { due: formatAmount(order.staff.due) })}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        autoComplete="off"
        maxLength={60}
      />
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note')}
        helperText={
          isDifferentAmount
            ? i18n.t('Explain why the amount differs from the transfer receipt. Visible to staff only.')
            : i18n.t('Visible to staff only.')
        }
        optional={!isDifferentAmount}
        multiline
        minRows={2}
        maxLength={240}
      />
      <FormProvider {...form}>
        <PaymentConfirmations overpayment={overpayment} isDuplicateReference={isDuplicateReference} />
      </FormProvider>
    </FormDialog>
  );
}
