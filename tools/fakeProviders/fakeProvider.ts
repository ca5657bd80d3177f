import type { FastifyInstance } from 'fastify';
import type { Claim } from './behaviours.ts';
import type { FakePayments } from './fakePayments.ts';
import type { Merchants } from './merchants.ts';
import type { FakePayment, Provider } from './payment.ts';
import type { Plans } from './plans.ts';

export interface Bank {
  /** The server's own address, without a slash at its end. */
  url: () => string;
  payments: FakePayments;
  merchants: Merchants;
  plans: Plans;
}

/** One provider, as the store and the browser meet it. */
export interface FakeProvider {
  name: Provider;
  title: string;
  /** Mounts what the store asks of it; paths begin after its name. */
  mount(app: FastifyInstance, bank: Bank): void;
  /** Where the browser goes when it comes back. */
  returnAddress(payment: FakePayment, claim: Claim, merchants: Merchants): string;
}

export function pageOf({ url }: Bank, { provider, id }: FakePayment): string {
  return `${url()}/${provider}/pay/${id}`;
}
