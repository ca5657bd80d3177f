/** Where something stands, as a person says it in the middle of a sentence. */
const WORDS: Record<string, string> = {
  PENDING: 'placed',
  CONFIRMED: 'confirmed',
  PROCESSING: 'in preparation',
  SHIPPED: 'on its way',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  REQUESTED: 'asked for',
  APPROVED: 'approved',
  RECEIVED: 'received',
  CLOSED: 'closed',
  DECLINED: 'declined',
  UNPAID: 'unpaid',
  PART_PAID: 'partly paid',
  PAID: 'paid',
  PART_REFUNDED: 'partly refunded',
  REFUNDED: 'refunded',
};

/** The places of messages that stand for a status. */
const PLACES = ['status', 'from', 'to', 'allowed'];

/** What a value of a problem is called: a status by its word, anything else as it is. */
export function statusWord(place: string, value: string): string {
  return (PLACES.includes(place) && WORDS[value]) || value;
}
