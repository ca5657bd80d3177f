import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { DetailList } from '#web/admin/order/DetailList.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { ReturnStatusMark } from '../ReturnStatusMark.tsx';

/** Shows the customer, the order and its other returns. */
export function ReturnContacts({
  orderReturn: { id, isRequestedByCustomer, instructions, order },
}: {
  orderReturn: Return;
}) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { contact, staff } = order;
  const otherReturns = order.returns.filter((other) => other.id !== id);
  return (
    <Panel title={i18n.t('Customer and order')}>
      <DetailList
        details={{
          [i18n.t('Order')]: (
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              <Link component={RouterLink} to={adminPaths.order(order.number)}>
                {order.number}
              </Link>
              <OrderStatusMark status={order.status} fulfilment={order.fulfilment} />
            </Box>
          ),
          [i18n.t('Customer')]:
            staff.customer && can('readCustomers') ? (
              <Link component={RouterLink} to={adminPaths.customer(staff.customer.id)}>
                {contact.name}
              </Link>
            ) : (
              contact.name
            ),
          [i18n.t('Phone')]: (
            <Link href={`tel:${contact.phone}`} underline="hover">
              {formatPhone(contact.phone)}
            </Link>
          ),
          [i18n.t('Email')]: (
            <Link href={`mailto:${contact.email}`} underline="hover">
              {contact.email}
            </Link>
          ),
          [i18n.t('Source')]: isRequestedByCustomer
            ? i18n.t('Requested by the customer')
            : i18n.t('Entered by the store'),
          [i18n.t('Return instructions')]: instructions,
          [i18n.t('Other returns for this order')]:
            otherReturns.length > 0 &&
            otherReturns.map(({ id: otherId, number, status }) => (
              <Box key={otherId} sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
                <Link component={RouterLink} to={adminPaths.return(number)}>
                  {number}
                </Link>
                <ReturnStatusMark status={status} />
              </Box>
            )),
        }}
      />
    </Panel>
  );
}
