import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { addItem, changeLine, type EditLine, removeLine } from '#web/admin/edits/editLines.ts';
import { ItemFinder } from '#web/admin/edits/ItemFinder.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import type { ReturnDialogsProps } from '../dialogs/ReturnDialog.tsx';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { RequestedReplacement } from '../RequestedReplacement.tsx';
import { buildInitialExchangeLines } from './buildInitialExchangeLines.ts';
import { useExchangeQuoteQuery, useExchangeReturnMutation } from './Exchange.generated.ts';
import { ExchangeSums } from './ExchangeSums.tsx';

interface ExchangeValues {
  paymentMethod: (typeof MONEY_METHODS)[number];
  isTakenAlong: boolean;
  freeShipping: boolean;
  notes: string;
}

/** Selects the replacement items of a return and places an order for them. */
export function ExchangeDialog({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [exchange] = useExchangeReturnMutation();
  const { change, conflict } = useChange({ current: returnRequest, reload });
  const [lines, setLines] = useState<EditLine[]>(() => buildInitialExchangeLines(returnRequest));
  const form = useForm<ExchangeValues>({
    defaultValues: { paymentMethod: 'CASH', isTakenAlong: false, freeShipping: false, notes: '' },
  });
  const { control } = form;
  const [isHandedOver, freeShipping] = useWatch({ control, name: ['isTakenAlong', 'freeShipping'] });
  const inputs = lines.flatMap(({ productId, size, quantity }) =>
    productId ? [{ productId, size, quantity }] : [],
  );
  const { data, previousData, loading } = useExchangeQuoteQuery({
    variables: { input: { lines: inputs, isTakenAlong: isHandedOver || freeShipping } },
    skip: inputs.length === 0,
    fetchPolicy: 'network-only',
  });
  const quote = inputs.length === 0 ? undefined : (data ?? previousData)?.quote;
  const { id, number, order } = returnRequest;
  const { refundDue } = order.staff;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const amountDue = Math.max(0, (quote?.totals.finalTotal ?? 0) - refundDue);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      if (inputs.length === 0) return [{ message: i18n.t('Choose the replacement items.') }];
      const errors = await change(async (version) => {
        const input = { id, lines: inputs, ...values, notes: values.notes.trim() || null, version };
        return (await exchange({ variables: { input } })).data?.exchangeReturn;
      });
      if (errors) return errors;
      notify.success(i18n.t('Exchange created for return {number}', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not create the exchange. Try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Exchange for return {number}', { number })}
      confirm={
        amountDue > 0
          ? i18n.t('Create order, {amount} due', { amount: formatAmount(amountDue) })
          : i18n.t('Create order')
      }
      isPossible={returnRequest.status === 'RECEIVED' && returnRequest.exchange === null && refundDue > 0}
      isSending={form.formState.isSubmitting || loading}
      onSubmit={submit}
      {...{ conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('The return covers {amount} of the new order. Today’s prices apply.', {
          amount: formatAmount(refundDue),
        })}
      </Typography>
      {returnRequest.lines.map((line) => (
        <RequestedReplacement key={line.id} line={line} />
      ))}
      <ItemFinder onAdd={(product, variant) => setLines((current) => addItem(current, product, variant))} />
      {lines.length > 0 && (
        <Box
          component="ul"
          aria-label={i18n.t('Replacement items')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {lines.map(({ key, name, size, quantity }, index) => {
            const label = formatSizedName(i18n, { name, size });
            const quotedLine = quote?.lines.find((line) => line.index === index);
            return (
              <Box
                component="li"
                key={key}
                sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Typography sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>{label}</Typography>
                <QuantityStepper
                  label={label}
                  value={quantity}
                  onChange={(newQuantity) =>
                    setLines((current) => changeLine(current, key, { quantity: newQuantity }))
                  }
                />
                <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {quotedLine ? formatAmount(quotedLine.lineTotal) : '–'}
                </Typography>
                <Button
                  size="small"
                  aria-label={i18n.t('Remove {name}', { name: label })}
                  onClick={() => setLines((current) => removeLine(current, key))}
                >
                  {i18n.t('Remove')}
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
      {quote?.errors.map(({ field, message }) => (
        <Alert key={`${field} ${message}`} severity="error" variant="outlined">
          {i18n.t(message)}
        </Alert>
      ))}
      {quote && <ExchangeSums totals={quote.totals} refundDue={refundDue} />}
      <div>
        <CheckInput
          control={control}
          name="isTakenAlong"
          label={i18n.t('The customer takes the items now')}
        />
        {!isHandedOver && (
          <CheckInput control={control} name="freeShipping" label={i18n.t('No shipping fee')} />
        )}
      </div>
      {amountDue > 0 && (
        <SelectInput
          control={control}
          name="paymentMethod"
          label={
            isHandedOver
              ? i18n.t('Payment method for the difference')
              : i18n.t('Expected payment method for the difference')
          }
          placeholder={null}
          options={MONEY_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        />
      )}
      <TextInput
        control={control}
        name="notes"
        label={i18n.t('Notes for the new order')}
        optional
        multiline
        minRows={2}
        maxLength={500}
      />
    </ReturnDialog>
  );
}
