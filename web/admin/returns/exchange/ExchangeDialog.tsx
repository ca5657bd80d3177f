import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MONEY_METHODS } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { changed, type EditLine, without, withPiece } from '#web/admin/edits/editLines.ts';
import { PieceFinder } from '#web/admin/edits/PieceFinder.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { sizedName } from '#web/labels/sizedName.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import type { ReturnDialogsProps } from '../dialogs/ReturnDialog.tsx';
import { ReturnDialog } from '../dialogs/ReturnDialog.tsx';
import { WishedInstead } from '../WishedInstead.tsx';
import { useExchangeQuoteQuery, useExchangeReturnMutation } from './Exchange.generated.ts';
import { ExchangeSums } from './ExchangeSums.tsx';
import { wishedLines } from './wishedLines.ts';

interface ExchangeValues {
  paymentMethod: (typeof MONEY_METHODS)[number];
  isTakenAlong: boolean;
  freeShipping: boolean;
  notes: string;
}

/** Chooses what the buyer gets for what came back, and makes the order of it. */
export function ExchangeDialog({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [exchange] = useExchangeReturnMutation();
  const { change, movedOn } = useChange({ now: back, reload });
  const [lines, setLines] = useState<EditLine[]>(() => wishedLines(back));
  const form = useForm<ExchangeValues>({
    defaultValues: { paymentMethod: 'CASH', isTakenAlong: false, freeShipping: false, notes: '' },
  });
  const { control } = form;
  const [isTakenAlong, freeShipping] = useWatch({ control, name: ['isTakenAlong', 'freeShipping'] });
  const inputs = lines.flatMap(({ productId, size, quantity }) =>
    productId ? [{ productId, size, quantity }] : [],
  );
  const { data, previousData, loading } = useExchangeQuoteQuery({
    variables: { input: { lines: inputs, isTakenAlong: isTakenAlong || freeShipping } },
    skip: inputs.length === 0,
    fetchPolicy: 'network-only',
  });
  const quote = inputs.length === 0 ? undefined : (data ?? previousData)?.quote;
  const { id, number, order } = back;
  const { refundDue } = order.staff;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const due = Math.max(0, (quote?.totals.finalTotal ?? 0) - refundDue);
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      if (inputs.length === 0) return [{ message: i18n.t('Choose what the customer gets.') }];
      const errors = await change(async (version) => {
        const input = { id, lines: inputs, ...values, notes: values.notes.trim() || null, version };
        return (await exchange({ variables: { input } })).data?.exchangeReturn;
      });
      if (errors) return errors;
      notify.success(i18n.t('Return {number} is exchanged', { number }));
      onClose();
      return undefined;
    },
    i18n.t('The exchange could not be made. Please try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Exchange return {number}', { number })}
      confirm={
        due > 0 ? i18n.t('Make the order, {amount} due', { amount: npr(due) }) : i18n.t('Make the order')
      }
      isPossible={back.status === 'RECEIVED' && back.exchange === null && refundDue > 0}
      isSending={form.formState.isSubmitting || loading}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('{amount} of what came back pays for the new order, at today’s prices.', {
          amount: npr(refundDue),
        })}
      </Typography>
      {back.lines.map((line) => (
        <WishedInstead key={line.id} line={line} />
      ))}
      <PieceFinder onAdd={(product, variant) => setLines((now) => withPiece(now, product, variant))} />
      {lines.length > 0 && (
        <Box
          component="ul"
          aria-label={i18n.t('What the customer gets')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {lines.map(({ key, name, size, quantity }, index) => {
            const label = sizedName(i18n, { name, size });
            const quoted = quote?.lines.find((line) => line.index === index);
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
                  onChange={(next) => setLines((now) => changed(now, key, { quantity: next }))}
                />
                <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {quoted ? npr(quoted.lineTotal) : '–'}
                </Typography>
                <Button
                  size="small"
                  aria-label={i18n.t('Remove {name}', { name: label })}
                  onClick={() => setLines((now) => without(now, key))}
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
        <CheckInput control={control} name="isTakenAlong" label={i18n.t('The customer takes it along')} />
        {!isTakenAlong && (
          <CheckInput control={control} name="freeShipping" label={i18n.t('Without shipping costs')} />
        )}
      </div>
      {due > 0 && (
        <SelectInput
          control={control}
          name="paymentMethod"
          label={
            isTakenAlong ? i18n.t('The difference is paid by') : i18n.t('The difference will be paid by')
          }
          placeholder={null}
          options={MONEY_METHODS.map((value) => ({ value, label: i18n.t(paymentTexts.method[value]) }))}
        />
      )}
      <TextInput
        control={control}
        name="notes"
        label={i18n.t('Notes on the new order')}
        optional
        multiline
        minRows={2}
        maxLength={500}
      />
    </ReturnDialog>
  );
}
