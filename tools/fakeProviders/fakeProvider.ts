import type { FastifyInstance } from 'fastify';
import type { ReportedResult } from './behaviours.ts';
import type { FakePayments } from './fakePayments.ts';
import type { FakePayment, Provider } from './payment.ts';
import type { Plans } from './plans.ts';
import type { PaymentMove } from './statements/moves.ts';

export interface ProviderContext {
  /** The server's URL without a trailing slash. */
  getUrl: () => string;
  payments: FakePayments;
  /** URL of the store, for providers whose return URLs are registered. */
  storeUrl: string;
  plans: Plans;
}

/** Columns of a statement: the title of each, and a function that returns its cell for a payment or refund. */
type StatementColumns = readonly (readonly [
  title: string,
  formatCell: (move: PaymentMove, index: number) => string | number,
])[];

/** A payment provider as the store and the browser see it. */
export interface FakeProvider {
  name: Provider;
  title: string;
  /** Invented, because each merchant negotiates its fee. */
  feePercent: number;
  /**
   * Columns of the downloadable statement. They are invented. The columns and the formats of days and amounts
   * deliberately differ between providers.
   */
  statement: StatementColumns;
  /** Returns a new transaction number in the provider's style. */
  createTransactionId(): string;
  /** Mounts the provider's API at paths below the provider's name. */
  mount(app: FastifyInstance, providerContext: ProviderContext): void;
  /** Returns the URL to which the browser returns. */
  getReturnUrl(payment: FakePayment, reportedResult: ReportedResult): string;
}

export function getPaymentPageUrl({ getUrl }: ProviderContext, { provider, id }: FakePayment): string {
  return `${getUrl()}/${provider}/pay/${id}`;
}
