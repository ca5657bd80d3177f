import { toPaisa } from '../paisa.ts';

export type RemittanceOutcome = 'BROUGHT' | 'SHORT' | 'OVER' | 'NOTHING_THERE' | 'UNKNOWN';

interface Parcel {
  /** Null where no order or parcel has the number that the courier gave. */
  orderId: string | null;
  /** What the courier has of it, NPR. */
  expected: number;
  /** What the courier says it brought. */
  amountPaisa: number;
}

/** What becomes of a parcel that a courier says it brought the cash of. */
export function remittanceOutcome({ orderId, expected, amountPaisa }: Parcel): RemittanceOutcome {
  if (orderId === null) return 'UNKNOWN';
  if (expected === 0) return 'NOTHING_THERE';
  if (amountPaisa === toPaisa(expected)) return 'BROUGHT';
  return amountPaisa < toPaisa(expected) ? 'SHORT' : 'OVER';
}
