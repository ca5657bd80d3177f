import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { applyValues, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderConflict } from '#web/admin/order/OrderConflict.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { mergeValues } from '#web/admin/ui/mergeValues.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { AgreementFields } from './AgreementFields.tsx';
import { EditLines } from './EditLines.tsx';
import {
  type EditQuote_QuoteFragment as Quote,
  useEditOrderMutation,
  useEditQuoteQuery,
} from './EditOrder.generated.ts';
import type { OrderDraft } from './EditOrderPage.tsx';
import { EditSummary } from './EditSummary.tsx';
import { addItem } from './editLines.ts';
import { type EditValues, toEditInput, toEditValues, toField, toQuoteInput } from './editValues.ts';
import { ItemFinder } from './ItemFinder.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { RecipientPhone } from './RecipientPhone.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface OrderEditorProps {
  order: Order;
  draft: OrderDraft;
  reload: () => Promise<unknown>;
}

/** Shows the order on the left and its totals, which are quoted after each change, on the right. */
export function OrderEditor({ order, draft, reload }: OrderEditorProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const [edit] = useEditOrderMutation();
  const loadedOrder = draft.stored?.base ?? order;
  const { change, base, conflict } = useChange({ current: order, initial: loadedOrder, reload });
  const form = useForm<EditValues>({ defaultValues: toEditValues(loadedOrder) });
  const restoredAt = useFormDraft(form, draft, base);
  const { control } = form;
  const values = useWatch({ control }) as EditValues;
  const input = toQuoteInput(values, base);
  const debouncedInput = useDebounced(JSON.stringify(input), 300);
  const quoteQuery = useEditQuoteQuery({
    variables: { input: JSON.parse(debouncedInput) },
    fetchPolicy: 'network-only',
  });
  const quote = (quoteQuery.data ?? quoteQuery.previousData)?.quoteOrderEdit ?? undefined;
  const isFresh = !quoteQuery.loading && debouncedInput === JSON.stringify(input);

  const { submit, problem } = useSubmitForm(
    form,
    async (submittedValues) => {
      if (!quote) return [];
      const errors = await change(async (version) => {
        const { needsAgreement, totals } = quote;
        const submittedInput = toEditInput(submittedValues, base, {
          total: totals.finalTotal,
          needsAgreement,
          version,
        });
        return (await edit({ variables: { input: submittedInput } })).data?.editOrder;
      });
      if (errors) {
        await settleReads(quoteQuery.refetch());
        return errors.map(({ field, ...error }) => ({ ...error, field: toField(field) }));
      }
      draft.clear();
      const isApprovalRequested = quote.needsAgreement && submittedValues.agreement === 'MAIL';
      notify.success(
        isApprovalRequested
          ? i18n.t('Approval request emailed to the customer')
          : i18n.t('Order {number} updated', { number: order.number }),
      );
      form.reset(submittedValues);
      void navigate(adminPaths.order(order.number));
      return undefined;
    },
    i18n.t('Could not update the order. Try again.'),
  );

  /** Rebases the edit on the current order. */
  function rebase() {
    const currentValues = toEditValues(order);
    const mergedValues = mergeValues(toEditValues(base), form.getValues(), currentValues);
    conflict?.rebase();
    form.reset(currentValues);
    applyValues(form, mergedValues);
  }

  if (!order.staff.isFullyEditable && !conflict)
    return <FormAlert severity="info">{i18n.t('This order can no longer be edited.')}</FormAlert>;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
        {conflict && (
          <OrderConflict base={base} order={order} onRebase={order.staff.isFullyEditable ? rebase : null} />
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
                <ItemFinder
                  onAdd={(product, variant) =>
                    form.setValue('lines', addItem(form.getValues('lines'), product, variant), {
                      shouldDirty: true,
                    })
                  }
                />
              </Stack>
            </Panel>
            <Panel title={i18n.t('Amounts')}>
              <Stack sx={{ gap: 2 }}>
                <MoneyFields order={base} quote={quote} />
              </Stack>
            </Panel>
            <Panel title={i18n.t('Customer and delivery')}>
              <Stack sx={{ gap: 2 }}>
                <Typography variant="h3">{i18n.t('Contact')}</Typography>
                <ContactFields prefix="contact." audience="staff" />
                {order.fulfilment === 'DELIVERY' && (
                  <>
                    <RecipientPhone order={base} />
                    <Typography variant="h3" sx={{ mt: 1 }}>
                      {i18n.t('Shipping address')}
                    </Typography>
                    <RecipientFields prefix="shippingAddress." audience="staff" />
                    <AddressFields prefix="shippingAddress." audience="staff" />
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
                  order={base}
                  quote={quote}
                  couponCode={values.removeCoupon ? null : base.couponCode}
                />
              )}
              <Problems quote={quote} />
              {base.proposal && (
                <FormAlert severity="info">
                  {i18n.t('The customer has an open proposal. Saving another change will replace it.')}
                </FormAlert>
              )}
              {quote?.needsAgreement && <AgreementFields />}
              <TextInput
                control={control}
                name="message"
                label={i18n.t('Message to the customer')}
                helperText={i18n.t(getNotificationText(base))}
                optional
                multiline
                minRows={2}
                maxLength={500}
              />
              <FormAlert>{problem}</FormAlert>
              <SaveButton
                quote={quote}
                isApprovalRequested={values.agreement === 'MAIL'}
                isBlocked={!isFresh || conflict !== null}
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

/**
 * Lists general problems. Problems at lines are summarised in one message, and problems at contact and address fields
 * are omitted.
 */
function Problems({ quote }: { quote: Quote | undefined }) {
  const { i18n } = useLingui();
  const errors = quote?.errors ?? [];
  const hasLineErrors = errors.some(({ field }) => field?.startsWith('lines.'));
  const generalErrors = errors.filter(({ field }) => !/^(lines\.|contact|shippingAddress)/.test(field ?? ''));
  return (
    <>
      {hasLineErrors && (
        <FormAlert>
          {i18n.t('Some items cannot be ordered this way. Check the messages beside them.')}
        </FormAlert>
      )}
      {generalErrors.map(({ message }) => (
        <FormAlert key={message}>{message}</FormAlert>
      ))}
    </>
  );
}
