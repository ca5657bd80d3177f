import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { orderEmailNoteSchema, orderEmailSchema } from '#domain/orders/orderChangeSchema.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { useNewDraft } from '#web/admin/drafts/useNewDraft.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import type { OrderEmailTemplate } from '#web/graphql/types.generated.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useSendOrderEmailMutation } from './OrderDialogs.generated.ts';

interface Values {
  /** Empty for a custom message. */
  template: OrderEmailTemplate | '';
  subject: string;
  message: string;
}

const templateNames: Record<OrderEmailTemplate, string> = {
  ORDER_PLACED: /*i18n*/ 'Order placed',
  ORDER_STATUS: /*i18n*/ 'Order status',
  ORDER_CANCELLED: /*i18n*/ 'Order cancelled',
};

const resolveForm = zodResolver(orderEmailSchema, undefined, { raw: true }) as unknown as Resolver<Values>;
const resolveTemplate = zodResolver(orderEmailNoteSchema, undefined, {
  raw: true,
}) as unknown as Resolver<Values>;
const resolver: Resolver<Values> = (values, ...resolverArgs) =>
  (values.template ? resolveTemplate : resolveForm)(values, ...resolverArgs);

export interface EmailDialogProps {
  order: Order;
  onClose: () => void;
}

/** Sends the customer a custom message, or resends one of the store's emails. */
export function EmailDialog({ order, onClose }: EmailDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [send] = useSendOrderEmailMutation();
  const form = useForm<Values>({ resolver, defaultValues: { template: '', subject: '', message: '' } });
  const draft = useNewDraft(form, `mail:${order.id}`);
  const { control } = form;
  const template = useWatch({ control, name: 'template' });
  const templates: OrderEmailTemplate[] = [
    'ORDER_PLACED',
    'ORDER_STATUS',
    ...(order.status === 'CANCELLED' ? (['ORDER_CANCELLED'] as const) : []),
  ];
  const { submit, problem } = useSubmitForm(
    form,
    async ({ template: selectedTemplate, subject, message }) => {
      const emailInput = !selectedTemplate
        ? { subject, message }
        : {
            template: selectedTemplate,
            ...(selectedTemplate === 'ORDER_STATUS' && message.trim() && { message }),
          };
      const payload = (await send({ variables: { input: { id: order.id, ...emailInput } } })).data
        ?.sendOrderEmail;
      if (!payload?.sent) return payload?.errors ?? [];
      notify.repeated(i18n.t('The email is on its way'));
      close();
      return undefined;
    },
    i18n.t('Could not send the email. Try again.'),
  );

  /** Closes the dialog and discards the draft. */
  function close() {
    draft.clear();
    onClose();
  }

  return (
    <OrderDialog
      title={i18n.t('Write to {name}', { name: order.contact.name })}
      confirm={i18n.t('Send')}
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      conflict={null}
      isPossible
      {...{ order, problem }}
      onClose={close}
    >
      <DraftNote restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {i18n.t('To: {email}', { email: order.contact.email })}
      </Typography>
      <SelectInput
        control={control}
        name="template"
        label={i18n.t('Template')}
        placeholder={i18n.t('Custom message')}
        optional
        options={templates.map((value) => ({ value, label: i18n.t(templateNames[value]) }))}
      />
      {!template && (
        <TextInput
          control={control}
          name="subject"
          label={i18n.t('Subject')}
          autoComplete="off"
          maxLength={160}
        />
      )}
      {(!template || template === 'ORDER_STATUS') && (
        <TextInput
          control={control}
          name="message"
          label={template ? i18n.t('Note to the customer') : i18n.t('Message')}
          optional={Boolean(template)}
          multiline
          minRows={4}
          maxLength={template ? 500 : 5000}
        />
      )}
    </OrderDialog>
  );
}
