import { useLingui } from '@lingui/react';
import type { ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

const TONES: Record<ReturnStatus, Tone> = {
  REQUESTED: 'bad',
  APPROVED: 'busy',
  RECEIVED: 'busy',
  CLOSED: 'good',
  DECLINED: 'quiet',
  CANCELLED: 'quiet',
};

export function ReturnStatusMark({ status }: { status: ReturnStatus }) {
  const { i18n } = useLingui();
  return <StatusDot tone={TONES[status]}>{i18n.t(returnTexts.status[status])}</StatusDot>;
}
