import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { PreviousOrder } from '#graph/work/storeEvents.ts';

interface OrderTopicEvent {
  topic: WebhookTopic;
  change: string;
}

/**
 * Returns the events of an order change: `order.changed` for every change, and an extra topic for important changes.
 */
export function listChangeEvents(
  before: PreviousOrder,
  after: Order | undefined,
  { hasReturnedItems }: { hasReturnedItems: boolean },
): OrderTopicEvent[] {
  if (!after) return [{ topic: 'order.changed', change: 'deleted' }];
  if (after.version === before.version) return [];
  const hasBecome = (status: Order['status']) => after.status === status && before.status !== status;
  const hasBecomePaid = after.paymentStatus === 'PAID' && before.paymentStatus !== 'PAID';
  return [
    { topic: 'order.changed', change: 'changed' },
    ...(hasBecomePaid ? [{ topic: 'order.paid', change: 'paid' } as const] : []),
    ...(hasBecome('CANCELLED') ? [{ topic: 'order.cancelled', change: 'cancelled' } as const] : []),
    ...(hasReturnedItems ? [{ topic: 'order.returned', change: getReturnChange(after) } as const] : []),
  ];
}

function getReturnChange({ status }: Order): string {
  return status === 'RETURNED' ? 'returned' : 'partially-returned';
}

/** Returns the events of a new order: placed, and paid if it was paid immediately. */
export function listPlacedEvents({ paymentStatus }: Pick<Order, 'paymentStatus'>): OrderTopicEvent[] {
  return [
    { topic: 'order.placed', change: 'placed' },
    ...(paymentStatus === 'PAID' ? [{ topic: 'order.paid', change: 'paid' } as const] : []),
  ];
}
