import { useLingui } from '@lingui/react';
import type { WebhookDeliveryStatus } from '#web/graphql/types.generated.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { deliveryStates, FAILING, webhookStates } from './webhookTexts.ts';

type Standing = Pick<Webhooks_WebhookFragment, 'state' | 'failingSince'>;

/** Whether a webhook is told what happens, and takes it. */
export function WebhookMark({ webhook: { state, failingSince } }: { webhook: Standing }) {
  const { i18n } = useLingui();
  const { word, tone } = state === 'ON' && failingSince ? FAILING : webhookStates[state];
  return <StatusDot tone={tone}>{i18n.t(word)}</StatusDot>;
}

export function DeliveryMark({ status }: { status: WebhookDeliveryStatus }) {
  const { i18n } = useLingui();
  const { word, tone } = deliveryStates[status];
  return <StatusDot tone={tone}>{i18n.t(word)}</StatusDot>;
}
