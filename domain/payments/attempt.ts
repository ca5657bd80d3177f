/** How an attempt to pay at a provider stands. HELD: a person has to look; the others are ends but OPEN. */
export const ATTEMPT_STATUSES = ['OPEN', 'HELD', 'SETTLED', 'CANCELLED', 'EXPIRED', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Why an attempt is held for a person to look at. */
export const HELD_REASONS = [
  'AMOUNT_DIFFERS',
  'AMBIGUOUS',
  'REFUNDED_THERE',
  'NO_ANSWER',
  'USED_ELSEWHERE',
  'MAYBE_RECORDED',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/**
 * What a provider knows of a payment.
 * PAID: the money is the store's. PENDING: it may still come. AMBIGUOUS: the provider itself does not know, a person asks there.
 * CANCELLED, EXPIRED, FAILED: it will not come by this attempt any more. REFUNDED, PART_REFUNDED: it came and went back.
 * UNAVAILABLE: no answer that says anything; ask again later.
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

/** What a provider said of an attempt, as far as it decides. */
export interface Said {
  state: ProviderState;
  amountPaisa: number | null;
}

export type Decision =
  | { kind: 'SETTLE' }
  | { kind: 'HOLD'; reason: HeldReason }
  | { kind: 'END'; status: 'CANCELLED' | 'EXPIRED' | 'FAILED' }
  | { kind: 'WAIT' };

interface Attempt {
  status: AttemptStatus;
  /** Whole NPR. */
  amount: number;
  /** Until when the provider's page takes the money. */
  expiresAt: Date;
}

/**
 * What follows from a provider's answer. Money that came counts once, whatever was thought of the attempt before; an amount
 * that is not the one that was asked for is never taken for it. What a provider does not find while its page may be open is not
 * over.
 */
export function decideAttempt(
  { status, amount, expiresAt }: Attempt,
  { state, amountPaisa }: Said,
  now: Date,
): Decision {
  if (status === 'SETTLED') return { kind: 'WAIT' };
  if (state === 'PAID')
    return amountPaisa === amount * 100 ? { kind: 'SETTLE' } : { kind: 'HOLD', reason: 'AMOUNT_DIFFERS' };
  if (state === 'REFUNDED' || state === 'PART_REFUNDED') return { kind: 'HOLD', reason: 'REFUNDED_THERE' };
  if (state === 'AMBIGUOUS') return { kind: 'HOLD', reason: 'AMBIGUOUS' };
  if (state === 'PENDING' || state === 'UNAVAILABLE') return { kind: 'WAIT' };
  if (state === 'EXPIRED' && now < expiresAt) return { kind: 'WAIT' };
  return status === 'OPEN' ? { kind: 'END', status: state } : endOfHeld(status, state);
}

/**
 * What came in by a provider's word, or may have where it does not know itself, in paisa. Of what is still under way it names
 * the amount too: that is no money.
 */
export function amountReceived({ state, amountPaisa }: Said): number | null {
  const came = ['PAID', 'AMBIGUOUS', 'REFUNDED', 'PART_REFUNDED'].includes(state);
  return came ? amountPaisa : null;
}

/** What becomes of an attempt that nobody has decided after the last time it was asked about. */
export function decideAtLast(
  { state }: Pick<Said, 'state'>,
  isInProcess: boolean,
): Exclude<Decision, { kind: 'WAIT' }> {
  if (state === 'PENDING' && !isInProcess) return { kind: 'END', status: 'EXPIRED' };
  return { kind: 'HOLD', reason: 'NO_ANSWER' };
}

/** What was held since nobody knew ends when the provider knows; what already ended stays as it is. */
function endOfHeld(status: AttemptStatus, state: 'CANCELLED' | 'EXPIRED' | 'FAILED'): Decision {
  return status === 'HELD' ? { kind: 'END', status: state } : { kind: 'WAIT' };
}
