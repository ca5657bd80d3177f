import { toPaisa } from './paisa.ts';

/** A payment recorded by staff or an integration, to compare with a provider's payment of the same order. */
export interface RecordedPayment {
  id: string;
  /** In whole NPR. */
  amount: number;
  isSameMethod: boolean;
  hasReference: boolean;
  /** True if its reference identifies the provider's payment. */
  hasSameReference: boolean;
}

interface ProviderPayment {
  /** Amount of the attempt, in whole NPR. */
  amount: number;
  /** Amount received by the provider, in paisa. */
  receivedPaisa: number | null;
  /** Amount due, in whole NPR. */
  due: number;
}

export type PaymentComparison =
  | { kind: 'NONE' }
  | { kind: 'SAME'; paymentId: string }
  /** Staff must decide whether both are the same payment. */
  | { kind: 'UNCLEAR' };

/**
 * Compares a provider's payment with the payments recorded by hand since its attempt began. The same reference and
 * amount mean the same payment. Without a reference, they are the same payment only if there is no other candidate, the
 * amounts agree, and the order is already paid. Any other resemblance is unclear, whatever the method: an entry of the
 * same amount, entries that add up to it, or a payment above the amount due while there are manual entries. Staff may
 * have recorded the payment as cash or in parts.
 */
export function matchRecordedPayment(
  { amount, receivedPaisa, due }: ProviderPayment,
  recordedPayments: readonly RecordedPayment[],
): PaymentComparison {
  const sameReferenceEntries = recordedPayments.filter(({ hasSameReference }) => hasSameReference);
  const [first, second] = sameReferenceEntries;
  if (first && !second && toPaisa(first.amount) === receivedPaisa)
    return { kind: 'SAME', paymentId: first.id };
  if (first) return { kind: 'UNCLEAR' };

  const isAboveDue = amount > due;
  const isSumEqual = recordedPayments.reduce((sum, entry) => sum + entry.amount, 0) === amount;
  const candidates = recordedPayments.filter((entry) => isAboveDue || isSumEqual || entry.amount === amount);
  const [candidate, otherCandidate] = candidates;
  if (!candidate) return { kind: 'NONE' };
  const isSamePayment =
    !otherCandidate &&
    candidate.isSameMethod &&
    !candidate.hasReference &&
    candidate.amount === amount &&
    isAboveDue;
  return isSamePayment ? { kind: 'SAME', paymentId: candidate.id } : { kind: 'UNCLEAR' };
}
