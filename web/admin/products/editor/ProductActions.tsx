import { useLingui } from '@lingui/react';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { OverflowMenu } from '#web/admin/ui/OverflowMenu.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type EditedProductFragment, useDeleteProductMutation } from './EditedProduct.generated.ts';

interface ProductActionsProps {
  product: EditedProductFragment;
  /** Called after the product is deleted, before its screen closes. */
  onDeleted: () => void;
}

/** Menu of less frequent actions on a product. */
export function ProductActions({ product: { id, name }, onDeleted }: ProductActionsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [remove] = useDeleteProductMutation({
    update: (cache) => cache.evict({ fieldName: 'adminProducts' }),
  });

  async function deleteProduct() {
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const outcome = result?.data?.deleteProduct;
    if (!outcome?.deleted) {
      if (outcome?.errors[0]) notify.error(i18n.t(outcome.errors[0].message));
      return;
    }
    onDeleted();
    notify.success(i18n.t('{name} deleted', { name }));
    void navigate(adminPaths.products);
  }

  return (
    <>
      <OverflowMenu>
        {can('manageCatalog') && (
          <MenuItem component={Link} to={`${adminPaths.newProduct}?like=${id}`}>
            {i18n.t('Duplicate')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={`${adminPaths.stockHistory}?productId=${id}`}>
          {i18n.t('Stock history')}
        </MenuItem>
        {can('manageCatalog') && <MenuItem onClick={() => setConfirming(true)}>{i18n.t('Delete')}</MenuItem>}
      </OverflowMenu>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Delete {name}?', { name })}
          text={i18n.t(
            'The product and its reviews will be permanently deleted. Products with orders can only be archived.',
          )}
          confirmLabel={i18n.t('Delete')}
          onConfirm={deleteProduct}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
