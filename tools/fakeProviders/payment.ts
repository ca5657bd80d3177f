import { getProviderSlug, ONLINE_METHODS, type ProviderSlug } from '#domain/payments/onlineMethods.ts';

export type Provider = ProviderSlug;
export const PROVIDERS: readonly Provider[] = ONLINE_METHODS.map(getProviderSlug);

/**
 * OPEN: the page waits for the customer. PENDING: started, neither paid nor cancelled. PAID: the store has the money.
 * AMBIGUOUS: the provider does not know the result.
 */
type PaymentState = 'OPEN' | 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'AMBIGUOUS';

interface FakeRefund {
  id: string;
  amountPaisa: number;
  at: Date;
}

export interface FakePayment {
  provider: Provider;
  /** The provider's id, used in the page's URL; Khalti's `pidx`. */
  id: string;
  /** The store's reference. */
  reference: string;
  /** Description shown to the customer. */
  what: string;
  askedPaisa: number;
  state: PaymentState;
  /** May differ from the requested amount. */
  paidPaisa: number;
  feePaisa: number;
  refunds: FakeRefund[];
  /** The provider's transaction number; null until it is paid. */
  transactionId: string | null;
  openedAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  /** Time at which a late payment arrives; null if none is expected. */
  arrivesAt: Date | null;
  returnTo: { success: string; failure: string };
  /** Additional fields from the store, returned unchanged. */
  extras: Record<string, string>;
}

/** The store's request to open a payment. */
export type PaymentRequest = Pick<
  FakePayment,
  'provider' | 'reference' | 'what' | 'askedPaisa' | 'returnTo'
> & {
  extras?: Record<string, string>;
};

export function sumRefundedPaisa({ refunds }: Pick<FakePayment, 'refunds'>): number {
  return refunds.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
}
