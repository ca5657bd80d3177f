import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';

export function OrdersActions() {
  const { i18n } = useLingui();
  const can = useHasPermission();
  return (
    <>
      {can('manageOrders') && (
        <>
          <Button component={Link} to={adminPaths.orderTags}>
            {i18n.t('Order tags')}
          </Button>
          <Button component={Link} to={adminPaths.shipOrders} variant="outlined">
            {i18n.t('Tracking numbers')}
          </Button>
        </>
      )}
      {can('sellAtCounter') && (
        <Button component={Link} to={adminPaths.newOrder} variant="contained">
          {i18n.t('New order')}
        </Button>
      )}
    </>
  );
}
