import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { apiKeyNameSchema } from '#domain/accounts/apiKeySchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useRenameApiKeyMutation } from './ApiKeys.generated.ts';
import type { KeyDialogProps } from './RevokeKeyDialog.tsx';

export function RenameKeyDialog({ apiKey: { id, name }, onClose }: KeyDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [rename] = useRenameApiKeyMutation();
  const form = useForm({ resolver: zodResolver(apiKeyNameSchema), defaultValues: { name } });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { data } = await rename({ variables: { input: { id, ...values } } });
      const { apiKey, errors } = data?.renameApiKey ?? {};
      if (!apiKey) return errors ?? [];
      notify.success(i18n.t('Key renamed to {name}', { name: apiKey.name }));
      onClose();
      return undefined;
    },
    i18n.t('Could not rename the key. Try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Rename the key {name}', { name })}
      submitLabel={i18n.t('Rename')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label={i18n.t('Name')}
        helperText={i18n.t('Describe who uses the key and why.')}
        autoComplete="off"
        maxLength={80}
        autoFocus
      />
    </FormDialog>
  );
}
