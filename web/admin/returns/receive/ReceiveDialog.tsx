import { useLingui } from '@lingui/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import type { ReturnDialogsProps } from '../dialogs/ReturnDialog.tsx';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { CreditFields } from './CreditFields.tsx';
import { useReceiveReturnMutation } from './Receive.generated.ts';
import { ReceiveLineFields } from './ReceiveLineFields.tsx';
import { RefundNowFields } from './RefundNowFields.tsx';
import {
  getReceivedQuantities,
  type ReceiptValues,
  receiptResolver,
  toReceiptValues,
  toReceiveInput,
} from './receivedReturnValues.ts';
import { assignRefundError, computeCredit } from './receivingValues.ts';

/** Receives a return: quantities, conditions, destinations and credit. */
export function ReceiveDialog({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [receive] = useReceiveReturnMutation();
  const { change, conflict } = useChange({ current: returnRequest, reload });
  const form = useForm<ReceiptValues>({
    resolver: receiptResolver,
    defaultValues: toReceiptValues(returnRequest),
  });
  const { control } = form;
  const values = useWatch({ control }) as ReceiptValues;
  const credit = computeCredit(returnRequest.order, getReceivedQuantities(returnRequest, values), values);
  const { id, number } = returnRequest;
  const { submit, problem } = useSubmitForm(
    form,
    async (submittedValues) => {
      const errors = await change(async (version) => {
        const input = { id, ...toReceiveInput(submittedValues), version };
        return (await receive({ variables: { input } })).data?.receiveReturn;
      });
      if (errors) return errors.map(assignRefundError);
      notify.success(i18n.t('Return {number} received', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not record the return. Try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Receive return {number}', { number })}
      confirm={i18n.t('Record and credit {amount}', { amount: formatNpr(credit.sum, i18n.locale) })}
      isPossible={returnRequest.nextStatuses.includes('RECEIVED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ conflict, problem, onClose }}
    >
      <FormProvider {...form}>
        {returnRequest.lines.map((line, index) => (
          <ReceiveLineFields key={line.id} control={control} index={index} line={line} />
        ))}
        <CreditFields order={returnRequest.order} credit={credit} />
        <RefundNowFields credit={credit} />
      </FormProvider>
    </ReturnDialog>
  );
}
