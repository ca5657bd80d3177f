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

/** Manages the state of the account editor. */
export function useCustomerEditor(
  customer: Customers_RowFragment,
  draft: CustomerDraft,
  onSaved: () => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateCustomerMutation();
  // The version that was loaded when the editor opened is used, so that a later save by a colleague is detected.
  const [loaded] = useState(draft.stored?.base ?? customer);
  const { id } = loaded;
  const form = useForm<CustomerValues>({ resolver: customerResolver, defaultValues: toValues(loaded) });

  const versionedSave = useVersionedSave<Customers_RowFragment, CustomerValues, CustomerValues>(form, {
    initialRow: loaded,
    toValues,
    async saveRow(values, version) {
      const input = { ...toInput(values), id, version: version ?? loaded.version };
      const { data } = await update({ variables: { input } });
      return { row: data?.updateCustomer.customer, errors: data?.updateCustomer.errors };
    },
    async loadLatest() {
      const { data } = await client.query({
        query: CustomerPageDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.customer;
    },
    onSaved() {
      draft.clear();
      notify.success(i18n.t('Saved'));
      onSaved();
    },
    failureText: i18n.t('Could not save the account. Try again.'),
  });
  const restoredAt = useFormDraft(form, draft, versionedSave.base ?? loaded);

  return { form, restoredAt, ...versionedSave };
}
