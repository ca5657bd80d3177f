import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { type Draft, useDraft } from '../drafts/useDraft.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { Panel } from '../ui/Panel.tsx';
import { useCreateCustomerMutation } from './Customers.generated.ts';
import { type CustomerValues, customerResolver, readValuesFromUrl, toInput } from './customerValues.ts';

type NewCustomerDraft = Draft<null, CustomerValues>;

export function NewCustomerPage() {
  const [params] = useSearchParams();
  const values = readValuesFromUrl(params);
  const draft: NewCustomerDraft = useDraft(`customer:new${values.phone}`);
  return <NewCustomer key={draft.resetCount} values={values} draft={draft} />;
}

function NewCustomer({ values: defaultValues, draft }: { values: CustomerValues; draft: NewCustomerDraft }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const [create] = useCreateCustomerMutation();
  const form = useForm<CustomerValues>({ resolver: customerResolver, defaultValues });
  const restoredAt = useFormDraft(form, draft, null);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { data } = await create({ variables: { input: toInput(values) } });
      const { customer, errors } = data?.createCustomer ?? {};
      if (!customer) return errors ?? [];
      draft.clear();
      notify.success(i18n.t('{name} invited', { name: customer.name }));
      void navigate(adminPaths.customer(customer.id), { replace: true });
      return undefined;
    },
    i18n.t('Could not create the account. Try again.'),
  );

  return (
    <AdminPage title={i18n.t('New customer')}>
      <Panel title={i18n.t('Account')} sx={{ maxWidth: 560 }}>
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
          <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
          <FormAlert>{problem}</FormAlert>
          <FormProvider {...form}>
            <ContactFields prefix="" audience="staff" isPhoneOptional />
          </FormProvider>
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              'The customer will get an email invitation in English and Nepali and choose a password. The invitation is valid for 7 days.',
            )}
          </Typography>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {i18n.t('Create customer')}
          </Button>
        </Stack>
      </Panel>
    </AdminPage>
  );
}
