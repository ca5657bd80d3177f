import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { evictShopContent } from '../content/evictShopContent.ts';
import { type Collections_CollectionFragment, useDeleteCollectionMutation } from './Collections.generated.ts';

interface DeleteCollectionProps {
  collection: Collections_CollectionFragment;
  onDeleted: () => void;
}

export function DeleteCollection({ collection, onDeleted }: DeleteCollectionProps) {
  const { id, name, productCount, staff } = collection;
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [deleteCollection] = useDeleteCollectionMutation();

  async function confirm() {
    const result = await deleteCollection({ variables: { input: { id } } }).catch(() => null);
    const { deletedId, errors = [] } = result?.data?.deleteCollection ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (!deletedId) return;
    onDeleted();
    evictShopContent(client.cache);
    client.cache.evict({ fieldName: 'adminCollections' });
    void navigate(adminPaths.collections, { replace: true });
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {i18n.t('Delete')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Delete the collection {name}?', { name })}
          text={
            staff.homeSectionCount > 0
              ? i18n.t('The home page shows this collection. Remove it from the home page first.')
              : staff.coupons.length > 0
                ? i18n.t(
                    'These coupons apply to the collection’s products: {coupons}. Change or deactivate them first.',
                    {
                      coupons: staff.coupons.join(', '),
                    },
                  )
                : i18n.t(
                    '{count, plural, one {# product} other {# products}} will stay in the shop. The collection’s web address will stop working.',
                    {
                      count: productCount,
                    },
                  )
          }
          confirmLabel={i18n.t('Delete collection')}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
