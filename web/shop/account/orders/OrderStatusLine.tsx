import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { OrderStatus } from '#domain/orderLifecycle.ts';
import { orderStatusTexts } from '#web/shop/track/orderStatusTexts.ts';

const COLOURS: Record<OrderStatus, string> = {
  PENDING: 'text.secondary',
  CONFIRMED: 'primary.main',
  PROCESSING: 'primary.main',
  SHIPPED: 'primary.main',
  DELIVERED: 'success.main',
  CANCELLED: 'error.main',
  RETURNED: 'text.secondary',
};

/** Where an order stands: a dot with its word. */
export function OrderStatusLine({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS[status] }} />
      <Typography component="span" variant="body2" sx={{ fontWeight: 500 }}>
        {i18n.t(orderStatusTexts[status].title)}
      </Typography>
    </Stack>
  );
}
