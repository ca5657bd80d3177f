import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';

export function OrdersActions() {
  const { i18n } = useLingui();
  return (
    <Button component={Link} to={adminPaths.newOrder} variant="contained">
      {i18n.t('New order')}
    </Button>
  );
}
