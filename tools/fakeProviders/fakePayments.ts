import { randomBytes } from 'node:crypto';
import {
  type FakePayment,
  type PaymentRequest,
  PROVIDERS,
  type Provider,
  sumRefundedPaisa,
} from './payment.ts';
import { FAKE_PROVIDERS } from './providers.ts';

/** Sums of one provider's payments, in paisa. */
export interface ProviderSums {
  paidPaisa: number;
  refundedPaisa: number;
  /** Amount paid less amount refunded, before fees. */
  movedPaisa: number;
}

interface Options {
  now: () => Date;
  /** Lifetime of a payment page in ms. */
  lifeMs: number;
}

/** All payments of the providers, oldest first. They exist only in memory. */
export class FakePayments {
  readonly #now: () => Date;
  readonly #lifetimeMs: number;
  readonly #payments: FakePayment[] = [];

  constructor({ now, lifeMs }: Options) {
    this.#now = now;
    this.#lifetimeMs = lifeMs;
  }

  open(request: PaymentRequest): FakePayment {
    const openedAt = this.#now();
    const payment: FakePayment = {
      extras: {},
      ...request,
      id: randomBytes(11).toString('hex'),
      state: 'OPEN',
      paidPaisa: 0,
      feePaisa: 0,
      refunds: [],
      transactionId: null,
      openedAt,
      expiresAt: new Date(openedAt.getTime() + this.#lifetimeMs),
      paidAt: null,
      arrivesAt: null,
    };
    this.#payments.push(payment);
    return payment;
  }

  listAll(): readonly FakePayment[] {
    for (const payment of this.#payments) this.#applyPlan(payment);
    return this.#payments;
  }

  /**
   * Finds a payment by the provider's id, the store's reference or the transaction number. Returns the latest if the
   * store has used a reference several times.
   */
  find(provider: Provider, name: string): FakePayment | undefined {
    return this.listAll().findLast(
      (payment) =>
        payment.provider === provider &&
        (payment.id === name || payment.reference === name || payment.transactionId === name),
    );
  }

  pay(payment: FakePayment, amountPaisa = payment.askedPaisa, paidAt = this.#now()): void {
    if (payment.state === 'PAID') return;
    payment.state = 'PAID';
    payment.paidPaisa = amountPaisa;
    payment.feePaisa = calculateFeePaisa(payment.provider, amountPaisa);
    payment.transactionId = FAKE_PROVIDERS[payment.provider].createTransactionId();
    payment.paidAt = paidAt;
    payment.arrivesAt = null;
  }

  /** Marks the payment as paid after `ms`. */
  payAfter(payment: FakePayment, ms: number): void {
    payment.state = 'PENDING';
    payment.arrivesAt = new Date(this.#now().getTime() + ms);
  }

  refund(payment: FakePayment, amountPaisa: number): void {
    payment.refunds.push({
      id: FAKE_PROVIDERS[payment.provider].createTransactionId(),
      amountPaisa,
      at: this.#now(),
    });
  }

  computeSums(): Record<Provider, ProviderSums> {
    const sumProvider = (provider: Provider) => {
      const providerPayments = this.listAll().filter((payment) => payment.provider === provider);
      const paidTotal = providerPayments.reduce((sum, { paidPaisa }) => sum + paidPaisa, 0);
      const refundedTotal = providerPayments.reduce((sum, payment) => sum + sumRefundedPaisa(payment), 0);
      return { paidPaisa: paidTotal, refundedPaisa: refundedTotal, movedPaisa: paidTotal - refundedTotal };
    };
    return Object.fromEntries(PROVIDERS.map((provider) => [provider, sumProvider(provider)])) as Record<
      Provider,
      ProviderSums
    >;
  }

  /** Applies delayed payments and expiries that are due. */
  #applyPlan(payment: FakePayment): void {
    const now = this.#now();
    if (payment.arrivesAt && payment.arrivesAt <= now)
      this.pay(payment, payment.askedPaisa, payment.arrivesAt);
    if (payment.state === 'OPEN' && payment.expiresAt <= now) payment.state = 'EXPIRED';
  }
}

function calculateFeePaisa(provider: Provider, amountPaisa: number): number {
  return Math.round((amountPaisa * FAKE_PROVIDERS[provider].feePercent) / 100);
}
