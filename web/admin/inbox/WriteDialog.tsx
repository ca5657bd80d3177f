import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { useStartThreadMutation } from './Inbox.generated.ts';

export interface WriteDialogProps {
  /** Recipient, if known; otherwise the dialog asks for it. */
  to?: { name: string } & ({ orderId: string } | { customerId: string });
  subject?: string;
  onClose: () => void;
}

/** Starts a thread with a message from the store. */
export function WriteDialog({ to, subject = '', onClose }: WriteDialogProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [start] = useStartThreadMutation();
  const form = useForm({ defaultValues: { name: '', email: '', subject, text: '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, email, ...message }) => {
      const { name: _name, ...recipient } = to ?? { name: '' };
      const input = { ...message, ...(to ? recipient : { name, email }) };
      const { thread, errors = [] } = (await start({ variables: { input } })).data?.startThread ?? {};
      if (!thread) return errors;
      form.reset();
      onClose();
      void navigate(adminPaths.message(thread.id));
      return undefined;
    },
    i18n.t('Could not send the email. Try again.'),
  );
  return (
    <FormDialog
      title={to ? i18n.t('Write to {name}', { name: to.name }) : i18n.t('New message')}
      problem={problem}
      submitLabel={i18n.t('Send')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {!to && (
        <>
          <TextInput
            control={form.control}
            name="email"
            label={i18n.t('Email')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <TextInput control={form.control} name="name" label={i18n.t('Name')} autoComplete="off" />
        </>
      )}
      <TextInput control={form.control} name="subject" label={i18n.t('Subject')} maxLength={120} />
      <TextInput control={form.control} name="text" label={i18n.t('Text')} multiline minRows={6} />
    </FormDialog>
  );
}
