import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ReturnStatusMark } from '../ReturnStatusMark.tsx';
import { useOrderReturnsQuery } from './StartReturn.generated.ts';
import { StartReturnDialog } from './StartReturnDialog.tsx';

export interface OrderReturnsProps {
  orderId: string;
  version: number;
  reload: () => Promise<unknown>;
}

/** Lists the returns of an order, with a button to start a new return. Renders nothing before the order is shipped. */
export function OrderReturns({ orderId, version, reload }: OrderReturnsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [isStarting, setStarting] = useState(false);
  const { data, error, refetch } = useOrderReturnsQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const refetchReturns = useEffectEvent(() => void refetch().catch(() => undefined));
  // A changed return also changes its order's version.
  const loadedVersion = data?.adminOrder?.version;
  useEffect(() => {
    if (loadedVersion !== undefined && loadedVersion !== version) refetchReturns();
  }, [loadedVersion, version]);

  const order = data?.adminOrder;
  if (error && !order)
    return (
      <Panel title={i18n.t('Returns')}>
        <Alert severity="error" variant="outlined">
          {i18n.t('Could not load the returns.')}
        </Alert>
      </Panel>
    );
  if (!order) return null;
  const { returns, lines, status, fulfilment } = order;
  const isShipped = status === 'SHIPPED' || status === 'DELIVERED';
  const canStartReturn = isShipped && lines.some(({ returnable }) => returnable > 0);
  if (!isShipped && returns.length === 0) return null;

  async function reloadAll() {
    await settleReads(reload(), refetch());
  }

  return (
    <Panel title={i18n.t('Returns')}>
      {returns.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('No returns for this order.')}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={i18n.t('Returns')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {returns.map(({ id, number, status: returnStatus, requestedAt, credited }) => (
            <Box component="li" key={id}>
              <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
                <Link component={RouterLink} to={adminPaths.return(number)}>
                  {number}
                </Link>
                <ReturnStatusMark status={returnStatus} />
                {credited !== null && credited > 0 && (
                  <Typography variant="body2">{formatNpr(credited, i18n.locale)}</Typography>
                )}
              </Box>
              <Typography variant="caption" color="textSecondary">
                <Instant at={requestedAt} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {canStartReturn && can('manageReturns') && (
        <Button size="small" variant="outlined" onClick={() => setStarting(true)} sx={{ mt: 1.5 }}>
          {status !== 'SHIPPED'
            ? i18n.t('Start return')
            : fulfilment === 'PICKUP'
              ? i18n.t('Mark as not picked up')
              : i18n.t('Mark parcel as returned')}
        </Button>
      )}
      {canStartReturn && !can('manageReturns') && <MissingPermission action="manageReturns" sx={{ mt: 1 }} />}
      {isStarting && (
        <StartReturnDialog order={order} reload={reloadAll} onClose={() => setStarting(false)} />
      )}
    </Panel>
  );
}
