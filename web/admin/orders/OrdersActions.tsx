import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMay } from '#web/session/useMay.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';

export function OrdersActions() {
  const { i18n } = useLingui();
  const may = useMay();
  if (!may('sellAtCounter')) return null;
  return (
    <Button component={Link} to={adminPaths.newOrder} variant="contained">
      {i18n.t('New order')}
    </Button>
  );
}
