import { useLingui } from '@lingui/react';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { MoreMenu } from '#web/admin/ui/MoreMenu.tsx';
import { useMay } from '#web/session/useMay.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type EditedProductFragment, useDeleteProductMutation } from './EditedProduct.generated.ts';

interface ProductActionsProps {
  product: EditedProductFragment;
  /** Called when the piece is gone, before its screen is left. */
  onDeleted: () => void;
}

/** What is done to a piece more seldom. */
export function ProductActions({ product: { id, name }, onDeleted }: ProductActionsProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteProductMutation({
    update: (cache) => cache.evict({ fieldName: 'adminProducts' }),
  });

  async function removeIt() {
    const answer = await remove({ variables: { input: { id } } }).catch(() => null);
    const outcome = answer?.data?.deleteProduct;
    if (!outcome?.deleted) {
      if (outcome?.errors[0]) notify.error(i18n.t(outcome.errors[0].message));
      return;
    }
    onDeleted();
    notify.success(i18n.t('{name} is deleted', { name }));
    void navigate(adminPaths.products);
  }

  return (
    <>
      <MoreMenu>
        {may('manageCatalog') && (
          <MenuItem component={Link} to={`${adminPaths.newProduct}?like=${id}`}>
            {i18n.t('Duplicate')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={`${adminPaths.stockHistory}?productId=${id}`}>
          {i18n.t('Stock history')}
        </MenuItem>
        {may('manageCatalog') && <MenuItem onClick={() => setAsking(true)}>{i18n.t('Delete')}</MenuItem>}
      </MoreMenu>
      {isAsking && (
        <ConfirmDialog
          title={i18n.t('Delete {name}?', { name })}
          text={i18n.t(
            'The product and its reviews are deleted for good. A product that has orders can only be archived.',
          )}
          confirm={i18n.t('Delete')}
          onConfirm={removeIt}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
