import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerPageDocument } from './CustomerPage.generated.ts';
import { type Customers_RowFragment, useUpdateCustomerMutation } from './Customers.generated.ts';
import { type CustomerValues, customerResolver, inputOf, valuesOf } from './customerValues.ts';

export interface EditCustomerDialogProps {
  customer: Customers_RowFragment;
  onClose: () => void;
}

export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const titleId = useId();
  const [update] = useUpdateCustomerMutation();
  // The version that was read when the dialog opened: what others save meanwhile must not slip by.
  const [read] = useState(customer);
  const [theirs, setTheirs] = useState<Customers_RowFragment | null>(null);
  const form = useForm<CustomerValues>({ resolver: customerResolver, defaultValues: valuesOf(read) });

  async function save(values: CustomerValues, version: number) {
    const { id } = read;
    const { data } = await update({ variables: { input: { ...inputOf(values), id, version } } });
    const { customer: saved, errors = [] } = data?.updateCustomer ?? {};
    if (saved) {
      notify.success(i18n.t('Saved'));
      onClose();
      return undefined;
    }
    if (!errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const found = await client.query({
      query: CustomerPageDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    setTheirs(found.data?.customer ?? null);
    return found.data?.customer ? undefined : errors;
  }

  const failed = i18n.t('The account could not be saved. Please try again.');
  const sending = useFormSend(form, (values) => save(values, read.version), failed);
  const overwriting = useFormSend(form, (values) => save(values, theirs?.version ?? read.version), failed);
  const typed = form.watch();

  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <Stack component="form" noValidate onSubmit={sending.submit} sx={{ minHeight: 0 }}>
          <DialogTitle id={titleId} variant="h2">
            {i18n.t('Edit {name}', { name: read.name })}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <FormAlert>{sending.problem ?? overwriting.problem}</FormAlert>
            <CustomerFields control={form.control} />
            {typed.email.trim() !== read.email && (
              <FormAlert severity="info">
                {i18n.t(
                  'The new address is not verified until its owner follows the link that is mailed to it.',
                )}
              </FormAlert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {i18n.t('Save')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      {theirs && (
        <VersionsDialog
          rows={[
            { label: i18n.t('Full name'), mine: typed.name, theirs: theirs.name },
            { label: i18n.t('E-mail'), mine: typed.email, theirs: theirs.email },
            { label: i18n.t('Phone'), mine: typed.phone, theirs: theirs.phone ?? '' },
          ]}
          onMine={() => {
            setTheirs(null);
            void overwriting.submit();
          }}
          onTheirs={onClose}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
