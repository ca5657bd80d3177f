import { actOn } from './actOn.ts';
import type { BehaviourName } from './behaviours.ts';
import type { Bank, FakeProvider } from './fakeProvider.ts';
import type { Outage, Outages } from './outages.ts';
import { type FakePayment, refundedPaisa } from './payment.ts';

/** One provider, as a test moves it. A payment is named as the store names it, or by the provider's own name or number. */
export interface ProviderControl {
  /** Where it is: the real paths follow. */
  url: string;
  payment(name: string): FakePayment;
  /** Does what a buyer would, without a page; answers where the browser would go, null where it would stay away. */
  act(name: string, behaviour: BehaviourName): string | null;
  /** Does so as soon as the payment's page is opened, for one that is not there yet. */
  plan(reference: string, behaviour: BehaviourName): void;
  /** The money has come, whatever has been said of the payment before. */
  complete(name: string, amountPaisa?: number): void;
  /** Money goes back, as by hand at the provider's own desk; all that is left where no sum is named. */
  refund(name: string, amountPaisa?: number): void;
  outage(outage: Partial<Outage>): void;
}

/** There is no payment of that name. */
export class UnknownPayment extends Error {}

export function controlOf(provider: FakeProvider, bank: Bank, outages: Outages): ProviderControl {
  const { payments, plans, url } = bank;
  const payment = (name: string) => {
    const found = payments.find(provider.name, name);
    if (!found) throw new UnknownPayment(`${provider.title} knows of no payment ${name}.`);
    return found;
  };
  return {
    get url() {
      return `${url()}/${provider.name}`;
    },
    payment,
    act: (name, behaviour) => actOn({ payment: payment(name), name: behaviour, provider, bank }),
    plan: (reference, behaviour) => plans.set(provider.name, reference, behaviour),
    complete: (name, amountPaisa) => payments.pay(payment(name), amountPaisa),
    refund: (name, amountPaisa) => {
      const paid = payment(name);
      payments.refund(paid, amountPaisa ?? paid.paidPaisa - refundedPaisa(paid));
    },
    outage: (outage) => outages.set(provider.name, outage),
  };
}
