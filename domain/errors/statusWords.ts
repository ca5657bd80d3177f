/** Statuses as words within a sentence. */
const STATUS_LABELS: Record<string, string> = {
  PENDING: 'placed',
  CONFIRMED: 'confirmed',
  PROCESSING: 'in preparation',
  SHIPPED: 'on its way',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  REQUESTED: 'requested',
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

/** Params that can be a status. */
const STATUS_PARAMS = ['status', 'from', 'to', 'allowed'];

/** Returns the word for a status, or any other value unchanged. */
export function getStatusWord(param: string, value: string): string {
  return (STATUS_PARAMS.includes(param) && STATUS_LABELS[value]) || value;
}
