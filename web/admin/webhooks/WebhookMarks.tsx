import { useLingui } from '@lingui/react';
import type { WebhookDeliveryStatus } from '#web/graphql/types.generated.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { deliveryStatusTexts, failingStatus, webhookStateTexts } from './webhookTexts.ts';

type WebhookStatus = Pick<Webhooks_WebhookFragment, 'state' | 'failingSince'>;

/** Shows whether a webhook is on and whether its deliveries succeed. */
export function WebhookMark({ webhook: { state, failingSince } }: { webhook: WebhookStatus }) {
  const { i18n } = useLingui();
  const { text, tone } = state === 'ON' && failingSince ? failingStatus : webhookStateTexts[state];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

export function DeliveryMark({ status }: { status: WebhookDeliveryStatus }) {
  const { i18n } = useLingui();
  const { text, tone } = deliveryStatusTexts[status];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}
