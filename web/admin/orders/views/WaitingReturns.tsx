import { Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { WAITING_RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { ReturnStatusMark } from '../../returns/ReturnStatusMark.tsx';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';

/** Lists the returns of an order that need action by the store, with their status. */
export function WaitingReturns({ returns }: Pick<Order, 'returns'>) {
  const pendingReturns = returns.filter(({ status }) =>
    WAITING_RETURN_STATUSES.some((waitingStatus) => waitingStatus === status),
  );
  return (
    <Stack sx={{ gap: 0.25 }}>
      {pendingReturns.map(({ id, number, status }) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Link component={RouterLink} to={adminPaths.return(number)} noWrap>
            {number}
          </Link>
          <ReturnStatusMark status={status} />
        </Stack>
      ))}
    </Stack>
  );
}
