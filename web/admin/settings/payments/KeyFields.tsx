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
  /** Whether what is kept is for the mode that is chosen. */
  isKept: boolean;
}

/** What a provider knows the store by; what is secret is entered anew, or left as it is. */
export function KeyFields({ control, provider: { keys, keyHelp, registeredUrls }, isKept }: KeyFieldsProps) {
  const { i18n } = useLingui();
  const kept = i18n.t('Stored encrypted. Enter a new value to replace it.');
  const fresh = i18n.t('It is stored encrypted and never shown again.');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t(keyHelp)}
      </Typography>
      {registeredUrls.map((url) => (
        <Stack key={url} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <CodeBox label={i18n.t('Address to register')}>{url}</CodeBox>
          <CopyButton
            text={url}
            label={i18n.t('Copy the address')}
            copied={i18n.t('The address is copied')}
          />
        </Stack>
      ))}
      <FieldGrid>
        {keys.map(({ name, label, placeholder, isSecret, isFile, isOptional, isSet }) => {
          const field = {
            name: `keys.${name}` as const,
            label: i18n.t(label),
            optional: isOptional || (isKept && isSet),
            ...(isSecret && { helperText: isKept && isSet ? kept : fresh }),
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
