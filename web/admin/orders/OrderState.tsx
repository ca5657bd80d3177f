import { useLingui } from '@lingui/react';
import type { OrderStatus } from '#domain/orderLifecycle.ts';
import { orderStatusTexts } from '#web/shop/track/orderStatusTexts.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

const TONES: Record<OrderStatus, Tone> = {
  PENDING: 'busy',
  CONFIRMED: 'busy',
  PROCESSING: 'busy',
  SHIPPED: 'busy',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  RETURNED: 'quiet',
};

export function OrderState({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <StatusDot tone={TONES[status]}>{i18n.t(orderStatusTexts[status].title)}</StatusDot>;
}
