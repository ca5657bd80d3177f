/** Statuses of a payment attempt. `UNDER_REVIEW` means under review by staff. All but `OPEN` and `UNDER_REVIEW` are final. */
export const ATTEMPT_STATUSES = [
  'OPEN',
  'UNDER_REVIEW',
  'SETTLED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Reasons why a payment is under review. */
export const REVIEW_REASONS = [
  'AMOUNT_DIFFERS',
  'AMBIGUOUS',
  'REFUNDED_BY_PROVIDER',
  'NO_RESPONSE',
  'USED_ELSEWHERE',
  'POSSIBLE_DUPLICATE',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/**
 * State of a payment at its provider. PAID: received. PENDING: may still be received. AMBIGUOUS: the provider does
 * not know, and staff must contact it. CANCELLED, EXPIRED, FAILED: will not be received. REFUNDED, PART_REFUNDED:
 * received and refunded. UNAVAILABLE: no usable response; retry later.
 */
export type ProviderState =
  | 'PAID'
  | 'PENDING'
  | 'AMBIGUOUS'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'REFUNDED'
  | 'PART_REFUNDED'
  | 'UNAVAILABLE';

/** A provider's response about an attempt. */
export interface ProviderResponse {
  state: ProviderState;
  amountPaisa: number | null;
}

export type AttemptDecision =
  | { kind: 'SETTLE' }
  | { kind: 'HOLD'; reason: ReviewReason }
  | { kind: 'END'; status: 'CANCELLED' | 'EXPIRED' | 'FAILED' }
  | { kind: 'WAIT' };

interface Attempt {
  status: AttemptStatus;
  /** In whole NPR. */
  amount: number;
  /** Time until which the provider's page accepts the payment. */
  expiresAt: Date;
}

/**
 * Decides the outcome of an attempt from the provider's response. A payment counts once, whatever the attempt's earlier
 * status, but never with a wrong amount. A payment that the provider does not find stays open while its page may be in
 * use.
 */
export function decideAttempt(
  { status, amount, expiresAt }: Attempt,
  { state, amountPaisa }: ProviderResponse,
  now: Date,
): AttemptDecision {
  if (status === 'SETTLED') return { kind: 'WAIT' };
  if (state === 'PAID')
    return amountPaisa === amount * 100 ? { kind: 'SETTLE' } : { kind: 'HOLD', reason: 'AMOUNT_DIFFERS' };
  if (state === 'REFUNDED' || state === 'PART_REFUNDED')
    return { kind: 'HOLD', reason: 'REFUNDED_BY_PROVIDER' };
  if (state === 'AMBIGUOUS') return { kind: 'HOLD', reason: 'AMBIGUOUS' };
  if (state === 'PENDING' || state === 'UNAVAILABLE') return { kind: 'WAIT' };
  if (state === 'EXPIRED' && now < expiresAt) return { kind: 'WAIT' };
  return status === 'OPEN' ? { kind: 'END', status: state } : endReview(status, state);
}

/**
 * Returns the received amount in paisa, or the amount that may have been received if the provider does not know.
 * Returns null otherwise, since the provider also states an amount for a pending payment.
 */
export function getAmountReceived({ state, amountPaisa }: ProviderResponse): number | null {
  const isReceived = ['PAID', 'AMBIGUOUS', 'REFUNDED', 'PART_REFUNDED'].includes(state);
  return isReceived ? amountPaisa : null;
}

/** Decides the outcome of an attempt that is still open after the last check. */
export function decideAfterLastCheck(
  { state }: Pick<ProviderResponse, 'state'>,
  isInProcess: boolean,
): Exclude<AttemptDecision, { kind: 'WAIT' }> {
  if (state === 'PENDING' && !isInProcess) return { kind: 'END', status: 'EXPIRED' };
  return { kind: 'HOLD', reason: 'NO_RESPONSE' };
}

/** An attempt under review ends when the provider knows the outcome. A final status is kept. */
function endReview(status: AttemptStatus, state: 'CANCELLED' | 'EXPIRED' | 'FAILED'): AttemptDecision {
  return status === 'UNDER_REVIEW' ? { kind: 'END', status: state } : { kind: 'WAIT' };
}
