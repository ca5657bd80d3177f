import ContrastOutlined from 'icon:outline-contrast';
import PaymentsOutlined from 'icon:outline-payments';
import RadioButtonUncheckedOutlined from 'icon:outline-radio-button-unchecked';
import RemoveCircleOutlineOutlined from 'icon:outline-remove-circle-outline';
import ReplayOutlined from 'icon:outline-replay';
import { useLingui } from '@lingui/react';
import type { SvgIcon } from '@mui/material';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';
import { getPaymentText } from './paymentTexts.ts';

const ICONS: Record<PaymentStatus, typeof SvgIcon> = {
  UNPAID: RadioButtonUncheckedOutlined,
  PART_PAID: ContrastOutlined,
  PAID: PaymentsOutlined,
  PART_REFUNDED: ReplayOutlined,
  REFUNDED: ReplayOutlined,
};

export interface PaymentStatusMarkProps {
  order: { status: OrderStatus; paymentStatus: PaymentStatus };
}

/** Payment status of an order, shown in the shop and the back office. */
export function PaymentStatusMark({ order }: PaymentStatusMarkProps) {
  const { i18n } = useLingui();
  const { paymentStatus } = order;
  const isClosed = paymentStatus === 'UNPAID' && !isPaymentDue(order);
  return (
    <StatusMark
      icon={isClosed ? RemoveCircleOutlineOutlined : ICONS[paymentStatus]}
      colour={isClosed ? 'text.secondary' : `status.${paymentStatus}`}
    >
      {i18n.t(getPaymentText(order))}
    </StatusMark>
  );
}
