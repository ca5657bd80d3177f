import { useEffect } from 'react';
import { useOneWebhookQuery } from './Webhooks.generated.ts';

/** How often is looked while something is about to be sent, ms. */
const EVERY_MS = 2000;

/** A webhook with what it was sent of late; while that is under way, what becomes of it is looked for. */
export function useFreshWebhook(id: string) {
  const asked = useOneWebhookQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = asked;
  const isUnderWay =
    data?.webhookDeliveries.edges.some(
      ({ node: { status, attempts } }) => status === 'SENDING' || (status === 'WAITING' && attempts === 0),
    ) ?? false;
  useEffect(() => {
    if (isUnderWay) startPolling(EVERY_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  return asked;
}
