import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { ApiKeyLifetime } from '#web/graphql/types.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { type ApiKeys_KeyFragment, useRotateApiKeyMutation } from './ApiKeys.generated.ts';
import { lifetimes, overlaps } from './apiKeyTexts.ts';

export interface RotateKeyFormProps {
  apiKey: ApiKeys_KeyFragment;
  onMade: (secret: string) => void;
  onClose: () => void;
}

interface RotationValues {
  /** A choice is a text in the browser. */
  keepForHours: string;
  lifetime: ApiKeyLifetime;
}

/** How long the old secret and the new one are good for. */
export function RotateKeyForm({ apiKey: { id, name, expiresAt, previous }, ...does }: RotateKeyFormProps) {
  const { i18n } = useLingui();
  const [rotate] = useRotateApiKeyMutation();
  const form = useForm<RotationValues>({
    defaultValues: { keepForHours: '24', lifetime: expiresAt ? 'DAYS_90' : 'NEVER' },
  });
  const { submit, problem } = useFormSend(
    form,
    async ({ keepForHours, lifetime }) => {
      const input = { id, lifetime, keepForHours: Number(keepForHours) };
      const { data } = await rotate({ variables: { input } });
      const { secret, errors = [] } = data?.rotateApiKey ?? {};
      if (!secret) return errors;
      does.onMade(secret);
      return undefined;
    },
    i18n.t('The key could not be rotated. Please try again.'),
  );
  const named = (options: typeof overlaps) =>
    options.map(({ value, label }) => ({ value, label: i18n.t(label) }));

  return (
    <FormDialog
      title={i18n.t('Rotate the key {name}', { name })}
      text={
        previous
          ? i18n.t(
              'The key gets a new secret. The one that begins with {prefix} ends at once, since only one old secret can go on working.',
              { prefix: previous.prefix },
            )
          : i18n.t('The key gets a new secret. Give it to whoever runs the app before the old one ends.')
      }
      confirm={i18n.t('Rotate the key')}
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
        options={named(overlaps)}
      />
      <SelectInput
        control={form.control}
        name="lifetime"
        label={i18n.t('The key is valid for')}
        placeholder={null}
        options={named(lifetimes)}
      />
    </FormDialog>
  );
}
