import { randomBytes } from 'node:crypto';
import { type FakePayment, PROVIDERS, type Provider, type Request, refundedPaisa } from './payment.ts';
import { FAKE_PROVIDERS } from './providers.ts';

/** What one provider holds of the store's money, in paisa. */
export interface Sums {
  paidPaisa: number;
  refundedPaisa: number;
  /** What the store has of it, before fees. */
  movedPaisa: number;
}

interface Options {
  now: () => Date;
  /** How long a page takes money. */
  lifeMs: number;
}

/** All payments that the providers know of, in the order in which they were asked for. They are in memory only. */
export class FakePayments {
  readonly #now: () => Date;
  readonly #lifeMs: number;
  readonly #payments: FakePayment[] = [];

  constructor({ now, lifeMs }: Options) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  open(request: Request): FakePayment {
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
      expiresAt: new Date(openedAt.getTime() + this.#lifeMs),
      paidAt: null,
      arrivesAt: null,
    };
    this.#payments.push(payment);
    return payment;
  }

  all(): readonly FakePayment[] {
    for (const payment of this.#payments) this.#catchUp(payment);
    return this.#payments;
  }

  /** By the provider's name for it, the store's, or its number; the last where the store has used one for several. */
  find(provider: Provider, name: string): FakePayment | undefined {
    return this.all().findLast(
      (one) =>
        one.provider === provider &&
        (one.id === name || one.reference === name || one.transactionId === name),
    );
  }

  pay(payment: FakePayment, amountPaisa = payment.askedPaisa, at = this.#now()): void {
    if (payment.state === 'PAID') return;
    payment.state = 'PAID';
    payment.paidPaisa = amountPaisa;
    payment.feePaisa = feePaisa(payment.provider, amountPaisa);
    payment.transactionId = FAKE_PROVIDERS[payment.provider].transactionId();
    payment.paidAt = at;
    payment.arrivesAt = null;
  }

  /** The money arrives after a while, whether or not anybody waits for it. */
  payIn(payment: FakePayment, ms: number): void {
    payment.state = 'PENDING';
    payment.arrivesAt = new Date(this.#now().getTime() + ms);
  }

  refund(payment: FakePayment, amountPaisa: number): void {
    payment.refunds.push({
      id: FAKE_PROVIDERS[payment.provider].transactionId(),
      amountPaisa,
      at: this.#now(),
    });
  }

  sums(): Record<Provider, Sums> {
    const ofProvider = (provider: Provider) => {
      const own = this.all().filter((payment) => payment.provider === provider);
      const paid = own.reduce((sum, { paidPaisa }) => sum + paidPaisa, 0);
      const refunded = own.reduce((sum, payment) => sum + refundedPaisa(payment), 0);
      return { paidPaisa: paid, refundedPaisa: refunded, movedPaisa: paid - refunded };
    };
    return Object.fromEntries(PROVIDERS.map((provider) => [provider, ofProvider(provider)])) as Record<
      Provider,
      Sums
    >;
  }

  /** What has happened by itself since. */
  #catchUp(payment: FakePayment): void {
    const now = this.#now();
    if (payment.arrivesAt && payment.arrivesAt <= now)
      this.pay(payment, payment.askedPaisa, payment.arrivesAt);
    if (payment.state === 'OPEN' && payment.expiresAt <= now) payment.state = 'EXPIRED';
  }
}

function feePaisa(provider: Provider, amountPaisa: number): number {
  return Math.round((amountPaisa * FAKE_PROVIDERS[provider].feePercent) / 100);
}
