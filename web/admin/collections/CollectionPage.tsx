import { useLingui } from '@lingui/react';
import { Button, Skeleton } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { PreviewButton } from '../content/PreviewButton.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { type Collections_CollectionFragment, useCollectionsListQuery } from './Collections.generated.ts';
import { DeleteCollection } from './DeleteCollection.tsx';
import type { CollectionDraft } from './useCollectionEditor.ts';

/** Edits a collection in both languages. */
export function CollectionPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch } = useCollectionsListQuery({ fetchPolicy: 'network-only' });
  const collection = data?.collections.find((candidate) => candidate.id === id);
  if (collection) return <Collection key={id} collection={collection} />;
  if (data)
    return (
      <AdminNotFound
        title={i18n.t('Collection not found')}
        to={adminPaths.collections}
        label={i18n.t('All collections')}
      />
    );
  return (
    <AdminPage title={i18n.t('Collection')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function Collection({ collection }: { collection: Collections_CollectionFragment }) {
  const { i18n } = useLingui();
  const draft: CollectionDraft = useDraft(`collection:${collection.id}`);
  const { name, slug, productCount } = collection;
  return (
    <AdminPage
      title={name}
      subtitle={i18n.t('{count, plural, one {# product for sale} other {# products for sale}}', {
        count: productCount,
      })}
      actions={
        <>
          <PreviewButton />
          <DeleteCollection collection={collection} onDeleted={draft.clear} />
          <Button component={Link} to={paths.collection(slug)}>
            {i18n.t('View in store')}
          </Button>
        </>
      }
    >
      <CollectionForm key={draft.resetCount} {...{ collection, draft }} />
    </AdminPage>
  );
}
