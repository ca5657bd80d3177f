import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { RETURN_WISHES } from '#domain/orders/returns/returnReasons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { CreditFields } from '../receive/CreditFields.tsx';
import { RefundNowFields } from '../receive/RefundNowFields.tsx';
import { creditOf } from '../receive/takingValues.ts';
import { returnDeskTexts } from '../returnDeskTexts.ts';
import { StartLineFields } from './StartLineFields.tsx';
import { type OrderReturns_OrderFragment as Order, useStartReturnMutation } from './StartReturn.generated.ts';
import {
  atStartField,
  coming,
  type StartValues,
  startResolver,
  toStart,
  toStartValues,
} from './startValues.ts';

export interface StartReturnDialogProps {
  order: Order;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Enters a return for a buyer: a parcel that never arrived, or pieces that were asked for by phone or brought along. */
export function StartReturnDialog({ order, reload, onClose }: StartReturnDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const goTo = useGoTo();
  const [start] = useStartReturnMutation();
  const { change, movedOn } = useChange({ now: order, reload });
  const form = useForm<StartValues>({ resolver: startResolver, defaultValues: toStartValues(order) });
  const { control } = form;
  const values = useWatch({ control }) as StartValues;
  const { isReceived } = values;
  const { lines: came, creditShipping } = coming(values);
  const credit = creditOf(order, came, { creditShipping, deduction: values.deduction });
  const isAtDoor = order.status === 'SHIPPED';
  const left = order.lines.filter(({ returnable }) => returnable > 0);
  const { name } = order.contact;
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const given = toStart(values);
      if (given.lines?.length === 0) return [{ message: i18n.t('Choose what comes back.') }];
      let number = '';
      const errors = await change(async (version) => {
        const input = { id: order.id, ...given, version };
        const answer = (await start({ variables: { input } })).data?.startReturn;
        number = answer?.return?.number ?? '';
        return answer;
      });
      if (errors) return errors.map((error) => atStartField(values, error));
      notify.success(i18n.t('Return {number} is started', { number }));
      form.reset(values);
      onClose();
      void goTo(adminPaths.return(number));
      return undefined;
    },
    i18n.t('The return could not be started. Please try again.'),
  );
  return (
    <ReturnDialog
      title={
        isAtDoor
          ? order.fulfilment === 'PICKUP'
            ? i18n.t('Nobody picked up order {number}', { number: order.number })
            : i18n.t('The parcel of order {number} came back', { number: order.number })
          : i18n.t('Return pieces of order {number}', { number: order.number })
      }
      confirm={
        isReceived
          ? i18n.t('Enter, credit {amount}', { amount: formatNpr(credit.sum, i18n.locale) })
          : i18n.t('Start the return')
      }
      isPossible={left.length > 0 && (isAtDoor || order.status === 'DELIVERED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {isAtDoor
          ? i18n.t(
              'It was refused at the door, or nobody was found, and all of it is here again. The order becomes returned, and what {name} has paid is owed. Did {name} keep a part? Mark the order as delivered first.',
              { name },
            )
          : isReceived
            ? i18n.t('What is here is credited at once.')
            : i18n.t('The pieces are to come.')}{' '}
        {i18n.t(notifiedText(order))}
      </Typography>
      {!isAtDoor && (
        <CheckInput control={control} name="isReceived" label={i18n.t('The pieces are here already')} />
      )}
      {!isAtDoor && (
        <SelectInput
          control={control}
          name="wish"
          label={i18n.t('Wanted for it')}
          placeholder={null}
          options={RETURN_WISHES.map((value) => ({ value, label: i18n.t(returnDeskTexts.wish[value]) }))}
        />
      )}
      <FormProvider {...form}>
        {left.map((line, index) => (
          <StartLineFields key={line.id} {...{ control, index, line, isAtDoor }} />
        ))}
        {isReceived && (
          <>
            <CreditFields order={order} credit={credit} />
            <RefundNowFields credit={credit} />
          </>
        )}
      </FormProvider>
      {!isReceived && (
        <TextInput
          control={control}
          name="instructions"
          label={i18n.t('How to send it')}
          helperText={i18n.t(
            'The customer reads it beside the address: which courier, who pays, when you are open.',
          )}
          optional
          multiline
          minRows={3}
          maxLength={1000}
        />
      )}
    </ReturnDialog>
  );
}
