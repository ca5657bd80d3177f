import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import type { ListShown } from '../list/listDefinition.ts';
import { OrdersExport } from './OrdersExport.tsx';

export function OrdersActions({ shown }: { shown: ListShown }) {
  const { i18n } = useLingui();
  return (
    <>
      <OrdersExport shown={shown} />
      <Button component={Link} to={adminPaths.newOrder} variant="contained">
        {i18n.t('New order')}
      </Button>
    </>
  );
}
