import { useLingui } from '@lingui/react';
import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useMay } from '#web/session/useMay.ts';
import { useStoreQuery } from '#web/store/Store.generated.ts';

/** Says that invoices go out without the seller's PAN, until it is entered. */
export function NoPanAlert() {
  const { i18n } = useLingui();
  const { data } = useStoreQuery();
  const may = useMay();
  if (data?.store.pan !== '') return null;
  return (
    <Alert severity="warning" variant="outlined">
      {i18n.t('Invoices are printed without a PAN: enter it in Settings.')}{' '}
      {may('manageSettings') && (
        <Link component={RouterLink} to={adminPaths.settings} underline="always">
          {i18n.t('Settings')}
        </Link>
      )}
    </Alert>
  );
}
