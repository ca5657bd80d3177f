import { ONLINE_METHODS, type ProviderSlug, slugOf } from '#domain/payments/onlineMethods.ts';

export type Provider = ProviderSlug;
export const PROVIDERS: readonly Provider[] = ONLINE_METHODS.map(slugOf);

/**
 * OPEN: its page waits for the buyer. PENDING: begun, and neither paid nor given up. PAID: the money is the store's.
 * AMBIGUOUS: the provider does not know.
 */
type PaymentState = 'OPEN' | 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'AMBIGUOUS';

interface FakeRefund {
  id: string;
  amountPaisa: number;
  at: Date;
}

export interface FakePayment {
  provider: Provider;
  /** The provider's name for it, in its page's address; Khalti's `pidx`. */
  id: string;
  /** The store's name for it. */
  reference: string;
  /** What the buyer is told to pay for. */
  what: string;
  askedPaisa: number;
  state: PaymentState;
  /** Which may be another sum than was asked for. */
  paidPaisa: number;
  feePaisa: number;
  refunds: FakeRefund[];
  /** The provider's number of it once it is paid. */
  transactionId: string | null;
  openedAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  /** When money that was sent arrives. */
  arrivesAt: Date | null;
  returnTo: { success: string; failure: string };
  /** What else the store has said and is told again. */
  extras: Record<string, string>;
}

/** What the store says of a payment when it asks for it. */
export type Request = Pick<FakePayment, 'provider' | 'reference' | 'what' | 'askedPaisa' | 'returnTo'> & {
  extras?: Record<string, string>;
};

export function refundedPaisa({ refunds }: Pick<FakePayment, 'refunds'>): number {
  return refunds.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
}
