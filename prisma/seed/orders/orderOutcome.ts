import type { Random } from '../random.ts';
import type { Step } from './orderStories.ts';

/** Returns the state of an order after its history. */
export function readOutcome(story: readonly Step[], random: Random) {
  const last = story.at(-1);
  const isSent = story.some(({ status }) => status === 'SHIPPED');
  return {
    status: last?.status,
    updatedAt: last?.at,
    isStockReserved: last?.status !== 'CANCELLED' && last?.status !== 'RETURNED',
    cancelReason: last?.status === 'CANCELLED' ? last.note : undefined,
    ...(isSent && { carrier: 'Insured courier', trackingNumber: `NP${random.between(1e8, 1e9 - 1)}` }),
  };
}
