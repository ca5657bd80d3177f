import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CodeBox } from '../../webhooks/CodeBox.tsx';
import { FileKeyInput } from './FileKeyInput.tsx';
import type { PaymentMethods_ProviderFragment as Provider } from './PaymentMethods.generated.ts';
import type { ProviderValues } from './providerForm.ts';

interface KeyFieldsProps {
  control: Control<ProviderValues>;
  provider: Provider;
  /** True if the stored keys are for the chosen mode. */
  areKeysStored: boolean;
}

/** Fields for a provider's keys. An empty secret keeps the stored one. */
export function KeyFields({
  control,
  provider: { keys, keyHelp, registeredUrls },
  areKeysStored,
}: KeyFieldsProps) {
  const { i18n } = useLingui();
  const storedHint = i18n.t('Stored encrypted. Enter a new value to replace it.');
  const newSecretHint = i18n.t('Stored in encrypted form and never shown again.');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t(keyHelp)}
      </Typography>
      {registeredUrls.map((url) => (
        <Stack key={url} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <CodeBox label={i18n.t('URL to register')}>{url}</CodeBox>
          <CopyButton text={url} label={i18n.t('Copy URL')} copiedText={i18n.t('URL copied')} />
        </Stack>
      ))}
      <FieldGrid>
        {keys.map(({ name, label, placeholder, isSecret, isFile, isOptional, isSet }) => {
          const field = {
            name: `keys.${name}` as const,
            label: i18n.t(label),
            optional: isOptional || (areKeysStored && isSet),
            ...(isSecret && { helperText: areKeysStored && isSet ? storedHint : newSecretHint }),
          };
          if (isFile) return <FileKeyInput key={name} control={control} {...field} />;
          return (
            <TextInput
              key={name}
              control={control}
              {...field}
              {...(isSecret ? { type: 'password', autoComplete: 'new-password' } : { autoComplete: 'off' })}
              {...(placeholder && { placeholder })}
            />
          );
        })}
      </FieldGrid>
    </Stack>
  );
}
