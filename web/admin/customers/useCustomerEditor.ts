import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import { CustomerPageDocument } from './CustomerPage.generated.ts';
import { type Customers_RowFragment, useUpdateCustomerMutation } from './Customers.generated.ts';
import { type CustomerValues, customerResolver, toInput, toValues } from './customerValues.ts';

export type CustomerDraft = Draft<Customers_RowFragment, CustomerValues>;

/** What the editor of a customer's account holds and does. */
export function useCustomerEditor(
  customer: Customers_RowFragment,
  draft: CustomerDraft,
  onSaved: () => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateCustomerMutation();
  // The version that was read when the editor opened: what others save meanwhile must not slip by.
  const [read] = useState(draft.found?.base ?? customer);
  const { id } = read;
  const form = useForm<CustomerValues>({ resolver: customerResolver, defaultValues: toValues(read) });

  const saving = useVersionedSave<Customers_RowFragment, CustomerValues, CustomerValues>(form, {
    read,
    toValues,
    async write(values, version) {
      const input = { ...toInput(values), id, version: version ?? read.version };
      const { data } = await update({ variables: { input } });
      return { row: data?.updateCustomer.customer, errors: data?.updateCustomer.errors };
    },
    async readAnew() {
      const { data } = await client.query({
        query: CustomerPageDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.customer;
    },
    onSaved() {
      draft.forget();
      notify.success(i18n.t('Saved'));
      onSaved();
    },
    failed: i18n.t('The account could not be saved. Please try again.'),
  });
  const restoredAt = useFormDraft(form, draft, saving.base ?? read);

  return { form, restoredAt, ...saving };
}
