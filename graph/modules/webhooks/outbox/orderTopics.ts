import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderBefore } from '#graph/work/storeEvents.ts';

interface Happened {
  topic: WebhookTopic;
  change: string;
}

/** What has happened to an order, by what it was and is: each change is one, and the great ones have a topic of their own. */
export function happenedTo(
  before: OrderBefore,
  after: Order | undefined,
  { cameBack }: { cameBack: boolean },
): Happened[] {
  if (!after) return [{ topic: 'order.changed', change: 'deleted' }];
  if (after.version === before.version) return [];
  const hasBecome = (status: Order['status']) => after.status === status && before.status !== status;
  const isPaidNow = after.paymentStatus === 'PAID' && before.paymentStatus !== 'PAID';
  return [
    { topic: 'order.changed', change: 'changed' },
    ...(isPaidNow ? [{ topic: 'order.paid', change: 'paid' } as const] : []),
    ...(hasBecome('CANCELLED') ? [{ topic: 'order.cancelled', change: 'cancelled' } as const] : []),
    ...(cameBack ? [{ topic: 'order.returned', change: returnedIn(after) } as const] : []),
  ];
}

function returnedIn({ status }: Order): string {
  return status === 'RETURNED' ? 'returned' : 'part-returned';
}

/** What has happened with an order that was placed just now: one that is paid at once is both. */
export function happenedAtPlacing({ paymentStatus }: Pick<Order, 'paymentStatus'>): Happened[] {
  return [
    { topic: 'order.placed', change: 'placed' },
    ...(paymentStatus === 'PAID' ? [{ topic: 'order.paid', change: 'paid' } as const] : []),
  ];
}
