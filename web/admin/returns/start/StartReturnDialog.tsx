import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { RETURN_OUTCOMES } from '#domain/orders/returns/returnReasons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { CreditFields } from '../receive/CreditFields.tsx';
import { RefundNowFields } from '../receive/RefundNowFields.tsx';
import { computeCredit } from '../receive/receivingValues.ts';
import { staffReturnTexts } from '../staffReturnTexts.ts';
import { StartLineFields } from './StartLineFields.tsx';
import { type OrderReturns_OrderFragment as Order, useStartReturnMutation } from './StartReturn.generated.ts';
import {
  assignFieldError,
  getReturnedQuantities,
  type StartValues,
  startResolver,
  toStartInput,
  toStartValues,
} from './startValues.ts';

export interface StartReturnDialogProps {
  order: Order;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Starts a return for a customer: an undelivered parcel, or items announced by phone or brought to the shop. */
export function StartReturnDialog({ order, reload, onClose }: StartReturnDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const goTo = useGoTo();
  const [start] = useStartReturnMutation();
  const { change, conflict } = useChange({ current: order, reload });
  const form = useForm<StartValues>({ resolver: startResolver, defaultValues: toStartValues(order) });
  const { control } = form;
  const values = useWatch({ control }) as StartValues;
  const { isReceived } = values;
  const { lines: returnedItems, creditShipping } = getReturnedQuantities(values);
  const credit = computeCredit(order, returnedItems, { creditShipping, deduction: values.deduction });
  const isUndelivered = order.status === 'SHIPPED';
  const returnableLines = order.lines.filter(({ returnable }) => returnable > 0);
  const { name } = order.contact;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const startInput = toStartInput(values);
      if (startInput.lines?.length === 0) return [{ message: i18n.t('Choose the items to return.') }];
      let number = '';
      const errors = await change(async (version) => {
        const input = { id: order.id, ...startInput, version };
        const payload = (await start({ variables: { input } })).data?.startReturn;
        number = payload?.return?.number ?? '';
        return payload;
      });
      if (errors) return errors.map((error) => assignFieldError(values, error));
      notify.success(i18n.t('Return {number} started', { number }));
      form.reset(values);
      onClose();
      void goTo(adminPaths.return(number));
      return undefined;
    },
    i18n.t('Could not start the return. Try again.'),
  );
  return (
    <ReturnDialog
      title={
        isUndelivered
          ? order.fulfilment === 'PICKUP'
            ? i18n.t('Order {number} was not picked up', { number: order.number })
            : i18n.t('Parcel for order {number} was returned', { number: order.number })
          : i18n.t('Return items from order {number}', { number: order.number })
      }
      confirm={
        isReceived
          ? i18n.t('Record and credit {amount}', { amount: formatNpr(credit.sum, i18n.locale) })
          : i18n.t('Start return')
      }
      isPossible={returnableLines.length > 0 && (isUndelivered || order.status === 'DELIVERED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {isUndelivered
          ? i18n.t(
              'Use this if the parcel was refused or could not be delivered and has come back complete. The order will be marked as returned, and {name}’s payments will be due for refund. If {name} kept some items, mark the order as delivered first.',
              { name },
            )
          : isReceived
            ? i18n.t('The items will be credited immediately.')
            : i18n.t('The items have not arrived yet.')}{' '}
        {i18n.t(getNotificationText(order))}
      </Typography>
      {!isUndelivered && (
        <CheckInput control={control} name="isReceived" label={i18n.t('The items have already arrived')} />
      )}
      {!isUndelivered && (
        <SelectInput
          control={control}
          name="wish"
          label={i18n.t('Resolution')}
          placeholder={null}
          options={RETURN_OUTCOMES.map((value) => ({
            value,
            label: i18n.t(staffReturnTexts.outcome[value]),
          }))}
        />
      )}
      <FormProvider {...form}>
        {returnableLines.map((line, index) => (
          <StartLineFields key={line.id} {...{ control, index, line, isUndelivered }} />
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
          label={i18n.t('Return instructions')}
          helperText={i18n.t(
            'Shown to the customer with the address. For example: which courier to use, who pays for shipping and your opening hours.',
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
