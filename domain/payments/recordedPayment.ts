import { toPaisa } from './paisa.ts';

/** A payment that staff or a program recorded by hand, as it is compared with a provider's payment of the same order. */
export interface RecordedPayment {
  id: string;
  /** Whole NPR. */
  amount: number;
  isSameMethod: boolean;
  hasReference: boolean;
  /** Whether its reference is a name of the provider's payment. */
  isNamed: boolean;
}

interface ProviderPayment {
  /** Amount of the attempt, whole NPR. */
  amount: number;
  /** Amount that the provider received. */
  receivedPaisa: number | null;
  /** Amount still due for the order, whole NPR. */
  due: number;
}

export type RecordedMatch =
  | { kind: 'NONE' }
  | { kind: 'SAME'; paymentId: string }
  /** A person has to decide whether both are one payment. */
  | { kind: 'UNCLEAR' };

/**
 * Compares a provider's payment with what was recorded by hand since its attempt began. A shared name and amount make them
 * one payment. Without a name they are one payment only if there is no other candidate, the amounts agree, and the order is
 * paid already. Every other likeness is unclear, whatever the method: an entry of the same amount, entries that add up to it, and
 * a payment beyond what is due if anything was recorded by hand. Staff may have recorded it as cash or in parts.
 */
export function matchRecorded(
  { amount, receivedPaisa, due }: ProviderPayment,
  recorded: readonly RecordedPayment[],
): RecordedMatch {
  const named = recorded.filter(({ isNamed }) => isNamed);
  const [first, second] = named;
  if (first && !second && toPaisa(first.amount) === receivedPaisa)
    return { kind: 'SAME', paymentId: first.id };
  if (first) return { kind: 'UNCLEAR' };

  const isBeyondDue = amount > due;
  const isTogether = recorded.reduce((sum, entry) => sum + entry.amount, 0) === amount;
  const alike = recorded.filter((entry) => isBeyondDue || isTogether || entry.amount === amount);
  const [only, another] = alike;
  if (!only) return { kind: 'NONE' };
  const isSame = !another && only.isSameMethod && !only.hasReference && only.amount === amount && isBeyondDue;
  return isSame ? { kind: 'SAME', paymentId: only.id } : { kind: 'UNCLEAR' };
}
