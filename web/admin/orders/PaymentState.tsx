import { useLingui } from '@lingui/react';
import type { PaymentStatus } from '#domain/orderLifecycle.ts';
import { paymentTexts } from '#web/shop/account/orders/paymentTexts.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

const TONES: Record<PaymentStatus, Tone> = { UNPAID: 'busy', PAID: 'good', REFUNDED: 'quiet' };

export function PaymentState({ status }: { status: PaymentStatus }) {
  const { i18n } = useLingui();
  return <StatusDot tone={TONES[status]}>{i18n.t(paymentTexts.status[status])}</StatusDot>;
}
