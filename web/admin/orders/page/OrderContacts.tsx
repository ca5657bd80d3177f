import { useLingui } from '@lingui/react';
import { Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { getCustomerName } from '#web/admin/order/CustomerName.tsx';
import { DetailList } from '#web/admin/order/DetailList.tsx';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatDayRange } from '#web/locale/formatTime.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { channelTexts, fulfilmentTexts } from '../channelTexts.ts';

export interface OrderContactsProps {
  order: Order;
  onCorrectParcel: () => void;
}

/** Shows the customer, the delivery, the carrier and messages about the order. */
export function OrderContacts({ order, onCorrectParcel }: OrderContactsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const placeNames = usePlaceNames();
  const { contact, shippingAddress, carrier, trackingNumber, notes, status, estimatedDelivery } = order;
  const { customer, payer } = order.staff;
  const editButton = order.staff.isFullyEditable && can('editOrders') && (
    <Button size="small" component={RouterLink} to={adminPaths.editOrder(order.number)}>
      {i18n.t('Edit')}
    </Button>
  );

  return (
    <>
      <Panel title={i18n.t('Customer')} action={editButton}>
        <DetailList
          details={{
            [i18n.t('Name')]:
              customer && can('readCustomers') ? (
                <Link component={RouterLink} to={adminPaths.customer(customer.id)}>
                  {contact.name}
                </Link>
              ) : (
                getCustomerName(i18n, contact)
              ),
            [i18n.t('Email')]: contact.email && <Link href={`mailto:${contact.email}`}>{contact.email}</Link>,
            [i18n.t('Phone')]: contact.phone && (
              <Link href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</Link>
            ),
            [i18n.t('PAN')]: order.staff.buyerPan,
            [i18n.t('Invoice no.')]: order.invoice?.number,
            [i18n.t('Paying account holder')]: payer
              ? `${payer.accountHolder}, ${payer.bank}`
              : order.payerRequired && i18n.t('Not recorded'),
            [i18n.t('Account')]: customer ? (
              <Link component={RouterLink} to={formatListPath(adminPaths.orders, { customer: customer.id })}>
                {i18n.t('All orders from this account')}
              </Link>
            ) : (
              i18n.t('Guest order')
            ),
            [i18n.t('Channel')]: i18n.t(channelTexts[order.channel]),
          }}
        />
      </Panel>
      <Panel title={i18n.t('Delivery')} action={editButton}>
        <DetailList
          details={{
            [i18n.t('Fulfilment')]: i18n.t(fulfilmentTexts[order.fulfilment]),
            [i18n.t('Shipping address')]:
              order.fulfilment === 'DELIVERY' &&
              formatAddressLines(i18n, shippingAddress, placeNames).join('\n'),
            [i18n.t('Estimated delivery')]:
              isOpen(status) && estimatedDelivery.isKnown && formatDayRange(estimatedDelivery, i18n.locale),
            [i18n.t('Carrier')]: carrier,
            [i18n.t('Tracking number')]: order.trackingUrl ? (
              <Link href={order.trackingUrl} target="_blank" rel="noopener noreferrer">
                {trackingNumber}
              </Link>
            ) : (
              trackingNumber
            ),
          }}
        />
        {status === 'SHIPPED' && can('manageOrders') && (
          <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={onCorrectParcel}>
            {i18n.t('Edit tracking')}
          </Button>
        )}
      </Panel>
      <Panel title={i18n.t('Notes')} action={editButton}>
        <DetailList
          details={{
            [i18n.t('Note from the customer')]: notes ?? i18n.t('None'),
            [i18n.t('Cancellation reason')]: order.cancelReason,
          }}
        />
      </Panel>
    </>
  );
}
