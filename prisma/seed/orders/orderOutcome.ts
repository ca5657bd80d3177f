import type { Random } from '../random.ts';
import type { Step } from './createStatusHistory.ts';

/** Returns the state of an order that results from its history. */
export function toOutcome(statusHistory: readonly Step[], random: Random) {
  const lastStep = statusHistory.at(-1);
  const wasShipped = statusHistory.some(({ status }) => status === 'SHIPPED');
  return {
    status: lastStep?.status,
    updatedAt: lastStep?.at,
    isStockReserved: lastStep?.status !== 'CANCELLED' && lastStep?.status !== 'RETURNED',
    cancelReason: lastStep?.status === 'CANCELLED' ? lastStep.note : undefined,
    ...(wasShipped && { carrier: 'Insured courier', trackingNumber: `NP${random.between(1e8, 1e9 - 1)}` }),
  };
}
