import CancelOutlined from 'icon:outline-cancel';
import CheckCircleOutlined from 'icon:outline-check-circle';
import HandymanOutlined from 'icon:outline-handyman';
import InboxOutlined from 'icon:outline-inbox';
import KeyboardReturnOutlined from 'icon:outline-keyboard-return';
import LocalShippingOutlined from 'icon:outline-local-shipping';
import StorefrontOutlined from 'icon:outline-storefront';
import ThumbUpOutlined from 'icon:outline-thumb-up';
import { useLingui } from '@lingui/react';
import type { SvgIcon } from '@mui/material';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';
import { getOrderStatusTexts } from './orderStatusTexts.ts';

const ICONS: Record<OrderStatus, typeof SvgIcon> = {
  PENDING: InboxOutlined,
  CONFIRMED: ThumbUpOutlined,
  PROCESSING: HandymanOutlined,
  SHIPPED: LocalShippingOutlined,
  DELIVERED: CheckCircleOutlined,
  CANCELLED: CancelOutlined,
  RETURNED: KeyboardReturnOutlined,
};

export interface OrderStatusMarkProps {
  status: OrderStatus;
  /** Fulfilment of the order. Pick-up orders have their own status texts. */
  fulfilment: Fulfilment;
}

/** Status of an order, shown in the shop and the back office. */
export function OrderStatusMark({ status, fulfilment }: OrderStatusMarkProps) {
  const { i18n } = useLingui();
  const icon = status === 'SHIPPED' && fulfilment === 'PICKUP' ? StorefrontOutlined : ICONS[status];
  return (
    <StatusMark icon={icon} colour={`status.${status}`}>
      {i18n.t(getOrderStatusTexts(status, fulfilment).title)}
    </StatusMark>
  );
}
