import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { type Draft, useDraft } from '#web/admin/drafts/useDraft.ts';
import { lay, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { mergedValues } from '#web/admin/ui/mergedValues.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type OrderSheet_OrderFragment as Order,
  useEditOrderMutation,
} from '../order/OrderPage.generated.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { type OrderEditValues, orderEditResolver, toEditValues, toOrderEdit } from './orderEdit.ts';
import { useOrderChange } from './useOrderChange.ts';

/** The panels that an order is edited from. */
export type EditedPart = 'contact' | 'address' | 'notes';

export interface EditDialogProps {
  order: Order;
  /** Where it begins. */
  part?: EditedPart;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Whom to reach, where it goes and the notes, as long as the order is not confirmed. */
export function EditDialog(props: EditDialogProps) {
  const draft: OrderDraft = useDraft(`order:${props.order.id}`);
  return <DraftedDialog key={draft.round} draft={draft} {...props} />;
}

type OrderDraft = Draft<Order, OrderEditValues>;

function DraftedDialog({ order, part, draft, reload, onClose }: EditDialogProps & { draft: OrderDraft }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [edit] = useEditOrderMutation();
  const read = draft.found?.base ?? order;
  const { change, seen, conflict } = useOrderChange({ order, read, reload });
  const form = useForm<OrderEditValues>({
    resolver: orderEditResolver,
    defaultValues: toEditValues(read),
  });
  const restoredAt = useFormDraft(form, draft, seen);
  const { control } = form;
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const errors = await change(async (version) => {
        const input = { id: order.id, ...toOrderEdit(values), version };
        return (await edit({ variables: { input } })).data?.updateOrder;
      });
      if (errors) return errors;
      notify.success(i18n.t('Order {number} is changed', { number: order.number }));
      close();
      return undefined;
    },
    i18n.t('The order could not be changed. Please try again.'),
  );

  /** What was typed here goes with the dialog. */
  function close() {
    draft.forget();
    onClose();
  }

  /** Goes on from the order as it is now, with what was touched here laid over it. */
  function goOn() {
    const now = toEditValues(order);
    const values = mergedValues(toEditValues(seen), form.getValues(), now);
    conflict?.goOn();
    form.reset(now);
    lay(form, values);
  }

  return (
    <OrderDialog
      title={i18n.t('Edit order {number}', { number: order.number })}
      confirm={i18n.t('Save')}
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      isPossible={order.isEditable}
      conflict={conflict && { ...conflict, goOn }}
      onClose={close}
      {...{ order, problem }}
    >
      <DraftNote at={restoredAt} onDiscard={draft.discard} />
      <FormProvider {...form}>
        <Typography variant="h3">{i18n.t('Contact')}</Typography>
        <ContactFields within="contact." filledInBy="staff" autoFocus={part === 'contact'} />
        <Typography variant="h3" sx={{ mt: 1 }}>
          {i18n.t('Shipping address')}
        </Typography>
        <RecipientFields within="shippingAddress." filledInBy="staff" autoFocus={part === 'address'} />
        <AddressFields within="shippingAddress." filledInBy="staff" />
        <TextInput
          control={control}
          name="notes"
          label={i18n.t('Notes')}
          autoFocus={part === 'notes'}
          optional
          multiline
          minRows={2}
          maxLength={500}
        />
      </FormProvider>
    </OrderDialog>
  );
}
