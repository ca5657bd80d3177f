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
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ConfirmMoney } from '../ledger/ConfirmMoney.tsx';
import { overpaid } from '../ledger/paymentValues.ts';
import { useNotedReference } from '../ledger/useNotedReference.ts';
import { type AcceptValues, acceptResolver, toAcceptValues, toFound } from './acceptValues.ts';
import { useDecideTransferSlipMutation } from './OrderSlips.generated.ts';

export interface AcceptSlipDialogProps {
  order: Order;
  slip: Slip;
  onClose: () => void;
}

/** That the money of a slip is in the bank account, and how much of it. */
export function AcceptSlipDialog({ order, slip, onClose }: AcceptSlipDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideTransferSlipMutation();
  const noted = useNotedReference();
  const resolver = useMemo(() => acceptResolver(slip), [slip]);
  const form = useForm<AcceptValues>({ resolver, defaultValues: toAcceptValues(slip) });
  const { control, formState } = form;
  const [amount, reference] = useWatch({ control, name: ['amount', 'reference'] });
  const over = overpaid(amount, order.staff.due);
  const isOther = (readNumber(amount) ?? 0) !== slip.amount;
  const isNoted = noted.isNoted(reference);
  const npr = (money: number) => formatNpr(money, i18n.locale);
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const found = toFound(values);
      const confirmed = {
        allowOverpayment: over > 0 && values.allowOverpayment,
        allowDuplicateReference: isNoted && values.allowDuplicateReference,
      };
      const input = { id: slip.id, decision: 'ACCEPT' as const, ...found, ...confirmed };
      const answer = (await decide({ variables: { input } })).data?.decideTransferSlip;
      if (answer?.slip) {
        notify.success(i18n.t('Payment recorded'));
        onClose();
        return undefined;
      }
      return noted.learn(answer?.errors ?? [], found.reference);
    },
    i18n.t('The decision could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Accept the transfer of {amount}?', { amount: npr(slip.amount) })}
      text={i18n.t('Accept it once you see the money in the bank account.')}
      confirm={i18n.t('Accept payment')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount in rupees')}
        helperText={i18n.t('Due: {due}', { due: npr(order.staff.due) })}
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
          isOther
            ? i18n.t('Why another amount came in than the slip says. Only staff read it.')
            : i18n.t('Only staff read it.')
        }
        optional={!isOther}
        multiline
        minRows={2}
        maxLength={240}
      />
      <FormProvider {...form}>
        <ConfirmMoney over={over} isNoted={isNoted} />
      </FormProvider>
    </FormDialog>
  );
}
