import { useLingui } from '@lingui/react';
import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useStoreQuery } from '#web/store/Store.generated.ts';

/** Warns that invoices lack the seller's PAN. */
export function NoPanAlert() {
  const { i18n } = useLingui();
  const { data } = useStoreQuery();
  const can = useHasPermission();
  if (data?.store.pan !== '') return null;
  return (
    <Alert severity="warning" variant="outlined">
      {i18n.t('Invoices are printed without a PAN. Enter the store’s PAN in Settings.')}{' '}
      {can('manageSettings') && (
        <Link component={RouterLink} to={adminPaths.settings} underline="always">
          {i18n.t('Settings')}
        </Link>
      )}
    </Alert>
  );
}
