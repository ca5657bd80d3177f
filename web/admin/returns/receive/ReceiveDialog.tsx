import { useLingui } from '@lingui/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import type { ReturnDialogsProps } from '../dialogs/ReturnDialog.tsx';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { CreditFields } from './CreditFields.tsx';
import { useReceiveReturnMutation } from './Receive.generated.ts';
import { ReceiveLineFields } from './ReceiveLineFields.tsx';
import { RefundNowFields } from './RefundNowFields.tsx';
import {
  comingBack,
  type ReceiptValues,
  receiptResolver,
  toReceipt,
  toReceiptValues,
} from './receiptValues.ts';
import { atTakingField, creditOf } from './takingValues.ts';

/** Enters what came back: how many, how it is, where it goes, and what is credited for it. */
export function ReceiveDialog({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [receive] = useReceiveReturnMutation();
  const { change, movedOn } = useChange({ now: back, reload });
  const form = useForm<ReceiptValues>({ resolver: receiptResolver, defaultValues: toReceiptValues(back) });
  const { control } = form;
  const values = useWatch({ control }) as ReceiptValues;
  const credit = creditOf(back.order, comingBack(back, values), values);
  const { id, number } = back;
  const { submit, problem } = useFormSend(
    form,
    async (given) => {
      const errors = await change(async (version) => {
        const input = { id, ...toReceipt(given), version };
        return (await receive({ variables: { input } })).data?.receiveReturn;
      });
      if (errors) return errors.map(atTakingField);
      notify.success(i18n.t('Return {number} is received', { number }));
      onClose();
      return undefined;
    },
    i18n.t('What came could not be entered. Please try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('What came of return {number}', { number })}
      confirm={i18n.t('Enter, credit {amount}', { amount: formatNpr(credit.sum, i18n.locale) })}
      isPossible={back.nextStatuses.includes('RECEIVED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <FormProvider {...form}>
        {back.lines.map((line, index) => (
          <ReceiveLineFields key={line.id} control={control} index={index} line={line} />
        ))}
        <CreditFields order={back.order} credit={credit} />
        <RefundNowFields credit={credit} />
      </FormProvider>
    </ReturnDialog>
  );
}
