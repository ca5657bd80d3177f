import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiKeySchema } from '#domain/accounts/apiKeySchema.ts';
import { toApiScope } from '#domain/accounts/scopePermissions.ts';
import type { ApiKeyLifetime, ApiScope } from '#web/graphql/types.generated.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCreateApiKeyMutation } from './ApiKeys.generated.ts';
import { lifetimeOptions } from './apiKeyTexts.ts';
import { KeyLimitFields } from './KeyLimitFields.tsx';
import { type KeyLimitValues, toLimits } from './keyLimitValues.ts';
import { ScopesInput } from './ScopesInput.tsx';

export interface KeyValues extends KeyLimitValues {
  name: string;
  scopes: ApiScope[];
  lifetime: ApiKeyLifetime;
}

export interface NewKeyFormProps {
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

/** The domain rules write the scope READ_ORDERS as `read-orders`. */
const rules = z.preprocess((values) => {
  const { name, scopes, lifetime, ...limits } = values as KeyValues;
  return { name, lifetime, ...toLimits(limits), scopes: scopes.map(toApiScope) };
}, apiKeySchema) as unknown as z.ZodType<KeyValues, KeyValues>;

const keyResolver = zodResolver(rules, undefined, { raw: true });

export function NewKeyForm({ onCreated, onCancel }: NewKeyFormProps) {
  const { i18n } = useLingui();
  const [create] = useCreateApiKeyMutation();
  const form = useForm<KeyValues>({
    resolver: keyResolver,
    defaultValues: { name: '', scopes: [], lifetime: 'DAYS_365', discountPercent: '0', refundNpr: '0' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, scopes, lifetime, ...limits }) => {
      const input = { name, scopes, lifetime, ...toLimits(limits) };
      const { secret, errors = [] } = (await create({ variables: { input } })).data?.createApiKey ?? {};
      if (!secret) return errors;
      onCreated(secret);
      return undefined;
    },
    i18n.t('Could not create the key. Try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <FormAlert>{problem}</FormAlert>
        <TextInput
          control={form.control}
          name="name"
          label={i18n.t('Name')}
          helperText={i18n.t('Describe who uses the key and why.')}
          autoComplete="off"
          maxLength={80}
          autoFocus
        />
        <ScopesInput control={form.control} />
        {form.watch('scopes').includes('WRITE_ORDERS') && (
          <FormProvider {...form}>
            <KeyLimitFields />
          </FormProvider>
        )}
        <SelectInput
          control={form.control}
          name="lifetime"
          label={i18n.t('Valid for')}
          helperText={i18n.t('You will get an email 7 days and 1 day before the key expires.')}
          placeholder={null}
          options={lifetimeOptions.map(({ value, label }) => ({ value, label: i18n.t(label) }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{i18n.t('Cancel')}</Button>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {i18n.t('Create key')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
