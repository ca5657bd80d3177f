import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { evictShopContent } from '../content/evictShopContent.ts';
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

/** Manages the state of the collection editor. */
export function useCollectionEditor(savedCollection: Collections_CollectionFragment, draft: CollectionDraft) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateCollectionMutation();
  const loadedCollection = draft.stored?.base ?? savedCollection;
  const form = useForm<CollectionValues>({
    resolver: collectionResolver,
    defaultValues: toValues(loadedCollection),
  });

  const versionedSave = useVersionedSave(form, {
    initialRow: loadedCollection,
    toValues,
    async saveRow(values: CollectionValues, version) {
      const input = { ...toInput(values), id: savedCollection.id, version };
      const payload = (await update({ variables: { input } })).data?.updateCollection;
      return { row: payload?.collection, errors: payload?.errors };
    },
    async loadLatest() {
      const { data } = await client.query({
        query: CollectionsListDocument,
        fetchPolicy: 'network-only',
      });
      return data?.collections.find(({ id }) => id === savedCollection.id);
    },
    onSaved({ name }) {
      draft.clear();
      evictShopContent(client.cache);
      notify.success(i18n.t('{name} saved', { name }));
    },
    failureText: i18n.t('Could not save the collection. Try again.'),
  });

  const restoredAt = useFormDraft(form, draft, versionedSave.base ?? savedCollection);

  return { form, restoredAt, ...versionedSave };
}
