import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import type { OrderDetail_OrderFragment } from './OrderPage.generated.ts';
import { useReorder } from './useReorder.ts';

export function OrderActions({ order }: { order: OrderDetail_OrderFragment }) {
  const { i18n } = useLingui();
  const [isCancelling, setCancelling] = useState(false);
  const { reorder, isLoading } = useReorder();

  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 3 }}>
      <Button variant="contained" loading={isLoading} onClick={() => void reorder(order.lines)}>
        {i18n.t('Order again')}
      </Button>
      <Button component={Link} to={paths.invoice(order.id)} variant="outlined">
        {i18n.t('Invoice')}
      </Button>
      {order.isCancellable && (
        <Button variant="outlined" color="error" onClick={() => setCancelling(true)}>
          {i18n.t('Cancel order')}
        </Button>
      )}
      {isCancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}
