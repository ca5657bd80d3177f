import type { FastifyInstance } from 'fastify';
import type { Claim } from './behaviours.ts';
import type { FakePayments } from './fakePayments.ts';
import type { FakePayment, Provider } from './payment.ts';
import type { Plans } from './plans.ts';
import type { Move } from './statements/moves.ts';

export interface Bank {
  /** The server's own address, without a slash at its end. */
  url: () => string;
  payments: FakePayments;
  /** Address of the store, to which a provider that registers its ways back sends browsers. */
  storeUrl: string;
  plans: Plans;
}

/** Columns of a statement: the title of each and the cell of a row. */
type StatementColumns = readonly (readonly [
  title: string,
  cell: (move: Move, at: number) => string | number,
])[];

/** One provider, as the store and the browser meet it. */
export interface FakeProvider {
  name: Provider;
  title: string;
  /** Invented: each merchant agrees its own fee with a provider. */
  feePercent: number;
  /** Invented as well: what a merchant could download. Columns, days and amounts differ among the providers on purpose. */
  statement: StatementColumns;
  /** A new number of a payment, in the provider's own style. */
  transactionId(): string;
  /** Mounts what the store asks of it; paths begin after its name. */
  mount(app: FastifyInstance, bank: Bank): void;
  /** Where the browser goes when it comes back. */
  returnAddress(payment: FakePayment, claim: Claim): string;
}

export function pageOf({ url }: Bank, { provider, id }: FakePayment): string {
  return `${url()}/${provider}/pay/${id}`;
}
