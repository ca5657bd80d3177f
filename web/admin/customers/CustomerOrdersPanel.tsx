import { useLingui } from '@lingui/react';
import {
  Button,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { Price } from '#web/ui/Price.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { stackedCells } from '../ui/stackedCells.ts';
import { useCustomerOrdersQuery } from './CustomerPage.generated.ts';

/** Lists a customer's newest orders, with a link to all of them. */
export function CustomerOrdersPanel({ customerId }: { customerId: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useCustomerOrdersQuery({
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.adminOrders;
  const count = page?.totalCount ?? 0;

  return (
    <Panel
      title={i18n.t('Orders')}
      action={
        count > 0 && (
          <Button
            size="small"
            component={RouterLink}
            to={formatListPath(adminPaths.orders, { customer: customerId })}
          >
            {i18n.t('{count, plural, one {View the order in the list} other {View all # in the list}}', {
              count,
            })}
          </Button>
        )
      }
    >
      {error && !page ? (
        <ErrorState error={error} retry={refetch} />
      ) : !page ? (
        <Skeleton aria-hidden height={160} />
      ) : count === 0 ? (
        <Typography color="textSecondary">{i18n.t('No orders yet.')}</Typography>
      ) : (
        <ScrollBox label={i18n.t('Recent orders')}>
          <Table sx={stackedCells}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Order')}</TableCell>
                <TableCell align="right">{i18n.t('Total')}</TableCell>
                <TableCell>{i18n.t('Status')}</TableCell>
                <TableCell>{i18n.t('Payment')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {page.edges.map(({ node }) => (
                <TableRow key={node.id}>
                  <TableCell component="th" scope="row">
                    <Link component={RouterLink} to={adminPaths.order(node.number)} noWrap>
                      {node.number}
                    </Link>
                    <Typography variant="caption" component="div" color="textSecondary" noWrap>
                      <Instant at={node.placedAt} day />
                    </Typography>
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Total')}>
                    <Price npr={node.totals.finalTotal} variant="inherit" />
                  </TableCell>
                  <TableCell data-name={i18n.t('Status')}>
                    <OrderStatusMark status={node.status} fulfilment={node.fulfilment} />
                  </TableCell>
                  <TableCell data-name={i18n.t('Payment')}>
                    <PaymentStatusMark order={node} />
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
