import { useLingui } from '@lingui/react';
import type { SvgIconComponent } from '@mui/icons-material';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import type { OrderStatus } from '#domain/orderLifecycle.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';
import { orderStatusTexts } from './orderStatusTexts.ts';

const ICONS: Record<OrderStatus, SvgIconComponent> = {
  PENDING: InboxOutlined,
  CONFIRMED: ThumbUpOutlined,
  PROCESSING: HandymanOutlined,
  SHIPPED: LocalShippingOutlined,
  DELIVERED: CheckCircleOutlined,
  CANCELLED: CancelOutlined,
  RETURNED: KeyboardReturnOutlined,
};

/** Where an order stands, the same to shoppers and to staff. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={ICONS[status]} colour={`status.${status}`}>
      {i18n.t(orderStatusTexts[status].title)}
    </StatusMark>
  );
}
