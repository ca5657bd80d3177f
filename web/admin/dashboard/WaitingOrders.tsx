import { useLingui } from '@lingui/react';
import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getCustomerName } from '#web/admin/order/CustomerName.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { Price } from '#web/ui/Price.tsx';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

/** Column hidden on phones. */
const wideColumnStyle = { display: { xs: 'none', sm: 'table-cell' } };

export interface WaitingOrdersProps {
  orders: NonNullable<DashboardQuery['adminOrders']>['edges'];
  count: number;
}

/** Lists orders awaiting confirmation, oldest first. */
export function WaitingOrders({ orders, count }: WaitingOrdersProps) {
  const { i18n } = useLingui();
  const title = i18n.t('Orders to confirm');
  return (
    <Panel
      title={title}
      action={
        <Link component={RouterLink} to={figureLinks.ordersThat('PENDING')} variant="body2">
          {i18n.t('View all ({count})', { count })}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No orders to confirm.')}</Typography>
      ) : (
        <ScrollBox label={title}>
          <Table sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiTableCell-root': { px: 1 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Number')}</TableCell>
                <TableCell sx={wideColumnStyle}>{i18n.t('Customer')}</TableCell>
                <TableCell sx={wideColumnStyle}>{i18n.t('Payment')}</TableCell>
                <TableCell align="right">{i18n.t('Total')}</TableCell>
                <TableCell sx={wideColumnStyle}>{i18n.t('Placed')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {orders.map(({ node: { id, number, placedAt, paymentStatus, contact, totals } }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Link component={RouterLink} to={adminPaths.order(number)}>
                      {number}
                    </Link>
                    <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                      {getCustomerName(i18n, contact)}
                      <br />
                      <Age at={placedAt} />
                    </Typography>
                  </TableCell>
                  <TableCell sx={wideColumnStyle}>{getCustomerName(i18n, contact)}</TableCell>
                  <TableCell sx={wideColumnStyle}>
                    <PaymentStatusMark order={{ status: 'PENDING', paymentStatus }} />
                  </TableCell>
                  <TableCell align="right">
                    <Price npr={totals.finalTotal} variant="inherit" />
                  </TableCell>
                  <TableCell sx={{ ...wideColumnStyle, whiteSpace: 'nowrap' }}>
                    <Age at={placedAt} />
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
