import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useMay } from '#web/session/useMay.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';

/** Who buys as a guest or at the counter has no account: they are found by their orders. */
export function LookInOrders({ search }: { search: string }) {
  const { i18n } = useLingui();
  const may = useMay();
  if (!may('readOrders')) return null;
  return (
    <>
      <Typography color="textSecondary">
        {i18n.t('Guests and buyers at the counter have no account.')}
      </Typography>
      <Button component={Link} to={`${adminPaths.orders}?q=${encodeURIComponent(search)}`}>
        {i18n.t('Look for “{search}” in the orders', { search })}
      </Button>
    </>
  );
}
