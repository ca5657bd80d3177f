import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { customerGroupSchema } from '#domain/customers/customerGroupSchema.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import {
  type Customers_GroupFragment,
  useCreateCustomerGroupMutation,
  useUpdateCustomerGroupMutation,
} from './Customers.generated.ts';

export interface GroupNameFormProps {
  /** Group to rename. If omitted, the form creates one. */
  group?: Customers_GroupFragment;
  onSaved: () => void;
  onCancel?: () => void;
}

export function GroupNameForm({ group, onSaved, onCancel }: GroupNameFormProps) {
  const { i18n } = useLingui();
  const [create] = useCreateCustomerGroupMutation();
  const [update] = useUpdateCustomerGroupMutation();
  const form = useForm({
    resolver: zodResolver(customerGroupSchema),
    defaultValues: { name: group?.name ?? '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name }) => {
      const payload = group
        ? (await update({ variables: { input: { id: group.id, version: group.version, name } } })).data
            ?.updateCustomerGroup
        : (await create({ variables: { input: { name } } })).data?.createCustomerGroup;
      if (!payload?.group) return payload?.errors ?? [];
      form.reset({ name: '' });
      onSaved();
      return undefined;
    },
    i18n.t('Could not save the group. Try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1, flex: 1 }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput
        control={form.control}
        name="name"
        label={group ? i18n.t('Name') : i18n.t('New group')}
        autoComplete="off"
        maxLength={60}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="outlined" size="small" loading={form.formState.isSubmitting}>
          {group ? i18n.t('Rename') : i18n.t('Create group')}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
