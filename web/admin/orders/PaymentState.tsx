import { useLingui } from '@lingui/react';
import type { OrderStatus, PaymentStatus } from '#domain/orderLifecycle.ts';
import { isCalledOff } from '#domain/payment.ts';
import { paymentText } from '#web/shop/account/orders/paymentTexts.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

const TONES: Record<PaymentStatus, Tone> = { UNPAID: 'busy', PAID: 'good', REFUNDED: 'quiet' };

interface PaymentStateProps {
  order: { status: OrderStatus; paymentStatus: PaymentStatus };
}

export function PaymentState({ order }: PaymentStateProps) {
  const { i18n } = useLingui();
  const tone =
    isCalledOff(order.status) && order.paymentStatus === 'UNPAID' ? 'quiet' : TONES[order.paymentStatus];
  return <StatusDot tone={tone}>{i18n.t(paymentText(order))}</StatusDot>;
}
