import { useLingui } from '@lingui/react';
import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Price } from '#web/ui/Price.tsx';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { PaymentState } from '../orders/PaymentState.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface WaitingOrdersProps {
  orders: DashboardQuery['adminOrders']['edges'];
  count: number;
}

/** The orders that wait for the store to confirm them, the longest first. */
export function WaitingOrders({ orders, count }: WaitingOrdersProps) {
  const { i18n } = useLingui();
  const title = i18n.t('Orders that wait');
  return (
    <Panel
      title={title}
      action={
        <Link component={RouterLink} to={figureLinks.ordersThat('PENDING')} variant="body2">
          {i18n.t('{count, plural, one {Show it} other {Show all #}}', { count })}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No order waits. All are in hand.')}</Typography>
      ) : (
        <ScrollBox label={title}>
          <Table sx={{ minWidth: 640, fontVariantNumeric: 'tabular-nums' }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Number')}</TableCell>
                <TableCell>{i18n.t('Placed')}</TableCell>
                <TableCell>{i18n.t('Customer')}</TableCell>
                <TableCell>{i18n.t('Payment')}</TableCell>
                <TableCell align="right">{i18n.t('Total')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {orders.map(({ node: { id, number, placedAt, paymentStatus, contact, totals } }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Link component={RouterLink} to={adminPaths.order(number)}>
                      {number}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Instant at={placedAt} />
                  </TableCell>
                  <TableCell>{contact.name}</TableCell>
                  <TableCell>
                    <PaymentState order={{ status: 'PENDING', paymentStatus }} />
                  </TableCell>
                  <TableCell align="right">
                    <Price npr={totals.finalTotal} variant="inherit" />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </Panel>
  );
}
