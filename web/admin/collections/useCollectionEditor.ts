import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { forgetShop } from '../content/forgetShop.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import {
  type Collections_CollectionFragment,
  CollectionsListDocument,
  useUpdateCollectionMutation,
} from './Collections.generated.ts';
import { type CollectionValues, collectionResolver, toInput, toValues } from './collectionValues.ts';

export type CollectionDraft = Draft<Collections_CollectionFragment, CollectionValues>;

/** What the editor of a collection holds and does. */
export function useCollectionEditor(saved: Collections_CollectionFragment, draft: CollectionDraft) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateCollectionMutation();
  const read = draft.found?.base ?? saved;
  const form = useForm<CollectionValues>({ resolver: collectionResolver, defaultValues: toValues(read) });

  const saving = useVersionedSave(form, {
    read,
    toValues,
    async write(values: CollectionValues, version) {
      const input = { ...toInput(values), id: saved.id, version };
      const answer = (await update({ variables: { input } })).data?.updateCollection;
      return { row: answer?.collection, errors: answer?.errors };
    },
    async readAnew() {
      const { data } = await client.query({
        query: CollectionsListDocument,
        fetchPolicy: 'network-only',
      });
      return data?.collections.find(({ id }) => id === saved.id);
    },
    onSaved({ name }) {
      draft.forget();
      forgetShop(client.cache);
      notify.success(i18n.t('{name} is saved', { name }));
    },
    failed: i18n.t('The collection could not be saved. Please try again.'),
  });

  const restoredAt = useFormDraft(form, draft, saving.base ?? saved);

  return { form, restoredAt, ...saving };
}
