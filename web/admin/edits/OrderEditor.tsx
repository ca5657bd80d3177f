import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { lay, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderConflict } from '#web/admin/order/OrderConflict.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { mergedValues } from '#web/admin/ui/mergedValues.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { readAgain } from '#web/api/readAgain.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { AgreementFields } from './AgreementFields.tsx';
import { CourierPhone } from './CourierPhone.tsx';
import { EditLines } from './EditLines.tsx';
import {
  type EditQuote_QuoteFragment as Quote,
  useEditOrderMutation,
  useEditQuoteQuery,
} from './EditOrder.generated.ts';
import type { OrderDraft } from './EditOrderPage.tsx';
import { EditSummary } from './EditSummary.tsx';
import { withPiece } from './editLines.ts';
import { type EditValues, toEditInput, toEditValues, toField, toQuoteInput } from './editValues.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { PieceFinder } from './PieceFinder.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface OrderEditorProps {
  order: Order;
  draft: OrderDraft;
  reload: () => Promise<unknown>;
}

/** The order on the left, what it comes to on the right, asked for as it is changed. */
export function OrderEditor({ order, draft, reload }: OrderEditorProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const [edit] = useEditOrderMutation();
  const read = draft.found?.base ?? order;
  const { change, seen, movedOn } = useChange({ now: order, read, reload });
  const form = useForm<EditValues>({ defaultValues: toEditValues(read) });
  const restoredAt = useFormDraft(form, draft, seen);
  const { control } = form;
  const values = useWatch({ control }) as EditValues;
  const input = toQuoteInput(values, seen);
  const asked = useDebounced(JSON.stringify(input), 300);
  const quoted = useEditQuoteQuery({
    variables: { input: JSON.parse(asked) },
    fetchPolicy: 'network-only',
  });
  const quote = (quoted.data ?? quoted.previousData)?.quoteOrderEdit ?? undefined;
  const isFresh = !quoted.loading && asked === JSON.stringify(input);

  const { submit, problem } = useFormSend(
    form,
    async (given) => {
      if (!quote) return [];
      const errors = await change(async (version) => {
        const { needsAgreement, totals } = quote;
        const sent = toEditInput(given, seen, { total: totals.finalTotal, needsAgreement, version });
        return (await edit({ variables: { input: sent } })).data?.editOrder;
      });
      if (errors) {
        await readAgain(quoted.refetch());
        return errors.map(({ field, ...error }) => ({ ...error, field: toField(field) }));
      }
      draft.forget();
      const isAsked = quote.needsAgreement && given.agreement === 'MAIL';
      notify.success(
        isAsked
          ? i18n.t('The customer is asked by email')
          : i18n.t('Order {number} is changed', { number: order.number }),
      );
      form.reset(given);
      void navigate(adminPaths.order(order.number));
      return undefined;
    },
    i18n.t('The order could not be changed. Please try again.'),
  );

  /** Goes on from the order as it is now, with what was touched here laid over it. */
  function goOn() {
    const now = toEditValues(order);
    const merged = mergedValues(toEditValues(seen), form.getValues(), now);
    movedOn?.goOn();
    form.reset(now);
    lay(form, merged);
  }

  if (!order.staff.isCorrectable && !movedOn)
    return <FormAlert severity="info">{i18n.t('This order cannot be edited any more.')}</FormAlert>;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <DraftNote at={restoredAt} onDiscard={draft.discard} />
        {movedOn && (
          <OrderConflict seen={seen} order={order} onGoOn={order.staff.isCorrectable ? goOn : null} />
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Panel title={i18n.t('Items')}>
              <Stack sx={{ gap: 2 }}>
                <EditLines
                  lines={values.lines}
                  quote={quote}
                  onChange={(lines) => form.setValue('lines', lines, { shouldDirty: true })}
                />
                <PieceFinder
                  onAdd={(product, variant) =>
                    form.setValue('lines', withPiece(form.getValues('lines'), product, variant), {
                      shouldDirty: true,
                    })
                  }
                />
              </Stack>
            </Panel>
            <Panel title={i18n.t('Amounts')}>
              <Stack sx={{ gap: 2 }}>
                <MoneyFields order={seen} quote={quote} />
              </Stack>
            </Panel>
            <Panel title={i18n.t('Customer and delivery')}>
              <Stack sx={{ gap: 2 }}>
                <Typography variant="h3">{i18n.t('Contact')}</Typography>
                <ContactFields within="contact." filledInBy="staff" />
                {order.fulfilment === 'DELIVERY' && (
                  <>
                    <CourierPhone order={seen} />
                    <Typography variant="h3" sx={{ mt: 1 }}>
                      {i18n.t('Shipping address')}
                    </Typography>
                    <RecipientFields within="shippingAddress." filledInBy="staff" />
                    <AddressFields within="shippingAddress." filledInBy="staff" />
                  </>
                )}
                <TextInput
                  control={control}
                  name="notes"
                  label={i18n.t('Notes')}
                  optional
                  multiline
                  minRows={2}
                  maxLength={500}
                />
              </Stack>
            </Panel>
          </Stack>
          <Panel title={i18n.t('Summary')} sx={{ position: { lg: 'sticky' }, top: { lg: 68 } }}>
            <Stack sx={{ gap: 2 }}>
              {quote && (
                <EditSummary
                  order={seen}
                  quote={quote}
                  couponCode={values.dropCoupon ? null : seen.couponCode}
                />
              )}
              <Problems quote={quote} />
              {seen.proposal && (
                <FormAlert severity="info">
                  {i18n.t('The customer is being asked about a change. Saving another one takes its place.')}
                </FormAlert>
              )}
              {quote?.needsAgreement && <AgreementFields />}
              <TextInput
                control={control}
                name="message"
                label={i18n.t('Message to the customer')}
                helperText={i18n.t(notifiedText(seen))}
                optional
                multiline
                minRows={2}
                maxLength={500}
              />
              <FormAlert>{problem}</FormAlert>
              <SaveButton
                quote={quote}
                isAsking={values.agreement === 'MAIL'}
                isBlocked={!isFresh || movedOn !== null}
                isSending={form.formState.isSubmitting}
              />
              <Button onClick={() => void navigate(adminPaths.order(order.number))}>
                {i18n.t('Cancel')}
              </Button>
            </Stack>
          </Panel>
        </Box>
      </Stack>
    </FormProvider>
  );
}

/** What stands in the way: what is shown at its line or field is only pointed to. */
function Problems({ quote }: { quote: Quote | undefined }) {
  const { i18n } = useLingui();
  const errors = quote?.errors ?? [];
  const isAtLine = errors.some(({ field }) => field?.startsWith('lines.'));
  const others = errors.filter(({ field }) => !/^(lines\.|contact|shippingAddress)/.test(field ?? ''));
  return (
    <>
      {isAtLine && <FormAlert>{i18n.t('Some of the items cannot be had like that.')}</FormAlert>}
      {others.map(({ message }) => (
        <FormAlert key={message}>{message}</FormAlert>
      ))}
    </>
  );
}
