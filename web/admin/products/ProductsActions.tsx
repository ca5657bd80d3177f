import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { listAddress } from '#web/admin/list/state/listUrl.ts';
import { useMay } from '#web/session/useMay.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListShown } from '../list/listQuery.ts';
import { SHEET_NEEDS, sheetAddress } from './sheetAddress.ts';

/** What leads on from the list of pieces; what it shows is edited in a sheet, and its prices are changed. */
export function ProductsActions({ shown }: { shown: ListShown }) {
  const { filter, search } = shown;
  const { i18n } = useLingui();
  const may = useMay();
  return (
    <>
      {SHEET_NEEDS.some(may) && (
        <Button variant="outlined" component={Link} to={sheetAddress(shown)}>
          {i18n.t('Edit in a sheet')}
        </Button>
      )}
      {may('managePrices') && (
        <Button
          variant="outlined"
          component={Link}
          to={listAddress(adminPaths.changePrices, { ...filter, ...(search && { q: search }) })}
        >
          {i18n.t('Change prices')}
        </Button>
      )}
      {may('manageCatalog') && (
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
