import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { ApiKeyLifetime } from '#web/graphql/types.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { type ApiKeys_KeyFragment, useRotateApiKeyMutation } from './ApiKeys.generated.ts';
import { lifetimeOptions, overlapOptions } from './apiKeyTexts.ts';

export interface RotateKeyFormProps {
  apiKey: ApiKeys_KeyFragment;
  onCreated: (secret: string) => void;
  onClose: () => void;
}

interface RotationValues {
  /** A string, because select values are strings. */
  keepForHours: string;
  lifetime: ApiKeyLifetime;
}

/** Asks how long the old secret and the new one remain valid. */
export function RotateKeyForm({ apiKey: { id, name, expiresAt, previous }, ...does }: RotateKeyFormProps) {
  const { i18n } = useLingui();
  const [rotate] = useRotateApiKeyMutation();
  const form = useForm<RotationValues>({
    defaultValues: { keepForHours: '24', lifetime: expiresAt ? 'DAYS_90' : 'NEVER' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ keepForHours, lifetime }) => {
      const input = { id, lifetime, keepForHours: Number(keepForHours) };
      const { data } = await rotate({ variables: { input } });
      const { secret, errors = [] } = data?.rotateApiKey ?? {};
      if (!secret) return errors;
      does.onCreated(secret);
      return undefined;
    },
    i18n.t('Could not rotate the key. Try again.'),
  );
  const translateOptions = (options: typeof overlapOptions) =>
    options.map(({ value, label }) => ({ value, label: i18n.t(label) }));

  return (
    <FormDialog
      title={i18n.t('Rotate the key {name}', { name })}
      text={
        previous
          ? i18n.t(
              'This creates a new secret for the key. The secret that begins with {prefix} will expire immediately, because only one old secret can stay valid.',
              { prefix: previous.prefix },
            )
          : i18n.t(
              'This creates a new secret for the key. Give the new secret to whoever runs the integration before the old one expires.',
            )
      }
      submitLabel={i18n.t('Rotate key')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={does.onClose}
    >
      <SelectInput
        control={form.control}
        name="keepForHours"
        label={i18n.t('The old secret works for')}
        placeholder={null}
        options={translateOptions(overlapOptions)}
      />
      <SelectInput
        control={form.control}
        name="lifetime"
        label={i18n.t('The key is valid for')}
        placeholder={null}
        options={translateOptions(lifetimeOptions)}
      />
    </FormDialog>
  );
}
