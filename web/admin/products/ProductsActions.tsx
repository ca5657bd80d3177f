import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListView } from '../list/listQuery.ts';
import { BULK_EDITOR_PERMISSIONS, getBulkEditorUrl } from './getBulkEditorUrl.ts';

/** Actions of the product list. Opens the listed products in the bulk editor or on the page for changing prices. */
export function ProductsActions({ view }: { view: ListView }) {
  const { filter, search } = view;
  const { i18n } = useLingui();
  const can = useHasPermission();
  return (
    <>
      {BULK_EDITOR_PERMISSIONS.some(can) && (
        <Button variant="outlined" component={Link} to={getBulkEditorUrl(view)}>
          {i18n.t('Bulk edit')}
        </Button>
      )}
      {can('managePrices') && (
        <Button
          variant="outlined"
          component={Link}
          to={formatListPath(adminPaths.changePrices, { ...filter, ...(search && { q: search }) })}
        >
          {i18n.t('Change prices')}
        </Button>
      )}
      {can('manageCatalog') && (
        <>
          <Button variant="outlined" component={Link} to={adminPaths.importProducts}>
            {i18n.t('Import')}
          </Button>
          <Button variant="contained" component={Link} to={adminPaths.newProduct}>
            {i18n.t('New product')}
          </Button>
        </>
      )}
    </>
  );
}
