import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { Price } from '#web/ui/Price.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Instant } from '../ui/Instant.tsx';
import type { WriterPanel_OrderFragment } from './ContactPanel.generated.ts';

/** An order in two lines: number and total, then status and date. */
export function OrderLine({ order }: { order: WriterPanel_OrderFragment }) {
  const { number, status, fulfilment, placedAt, totals } = order;
  const row = { columnGap: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' };
  return (
    <>
      <Stack direction="row" sx={row}>
        <Link component={RouterLink} to={adminPaths.order(number)} noWrap>
          {number}
        </Link>
        <Price npr={totals.finalTotal} variant="body2" />
      </Stack>
      <Stack direction="row" sx={{ ...row, typography: 'body2' }}>
        <OrderStatusMark status={status} fulfilment={fulfilment} />
        <Typography variant="caption" color="textSecondary">
          <Instant at={placedAt} day />
        </Typography>
      </Stack>
    </>
  );
}
