import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { forgetShop } from '../content/forgetShop.ts';
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
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteCollectionMutation();

  async function confirm() {
    const answer = await remove({ variables: { input: { id } } }).catch(() => null);
    const { deletedId, errors = [] } = answer?.data?.deleteCollection ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (!deletedId) return;
    onDeleted();
    forgetShop(client.cache);
    client.cache.evict({ fieldName: 'adminCollections' });
    void navigate(adminPaths.collections, { replace: true });
  }

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {i18n.t('Delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={i18n.t('Delete the collection {name}?', { name })}
          text={
            staff.homeRowCount > 0
              ? i18n.t('Home shows it: take it off home first.')
              : staff.coupons.length > 0
                ? i18n.t('Coupons count for its pieces: {coupons}. Change or switch them off first.', {
                    coupons: staff.coupons.join(', '),
                  })
                : i18n.t(
                    '{count, plural, one {# piece stays} other {# pieces stay}} in the shop. The address stops working.',
                    {
                      count: productCount,
                    },
                  )
          }
          confirm={i18n.t('Delete the collection')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
