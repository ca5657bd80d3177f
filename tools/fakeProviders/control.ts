import { applyOutcome } from './applyOutcome.ts';
import type { PaymentOutcomeName } from './behaviours.ts';
import type { FakeProvider, ProviderContext } from './fakeProvider.ts';
import type { Outage, Outages } from './outages.ts';
import { type FakePayment, sumRefundedPaisa } from './payment.ts';

/** Controls one provider in tests. `name` is the store's reference, the provider's id or its transaction number. */
export interface ProviderControl {
  /** Base URL, to which the provider's real paths are appended. */
  url: string;
  findPayment(name: string): FakePayment;
  /**
   * Applies a customer's choice without a page. Returns the URL the browser would go to, or null if the browser would
   * stay on the page.
   */
  act(name: string, behaviour: PaymentOutcomeName): string | null;
  /** Applies the choice when the payment's page is opened. The payment need not exist yet. */
  plan(reference: string, behaviour: PaymentOutcomeName): void;
  /** Marks the payment as paid, whatever its state. */
  complete(name: string, amountPaisa?: number): void;
  /** Simulates a refund on the provider's dashboard, by default of the full remaining amount. */
  refund(name: string, amountPaisa?: number): void;
  setOutage(setOutage: Partial<Outage>): void;
}

/** Error for an unknown payment. */
export class UnknownPaymentError extends Error {}

export function createProviderControl(
  provider: FakeProvider,
  providerContext: ProviderContext,
  outages: Outages,
): ProviderControl {
  const { payments, plans, getUrl } = providerContext;
  const requirePayment = (name: string) => {
    const fakePayment = payments.find(provider.name, name);
    if (!fakePayment) throw new UnknownPaymentError(`${provider.title} has no payment ${name}.`);
    return fakePayment;
  };
  return {
    get url() {
      return `${getUrl()}/${provider.name}`;
    },
    findPayment: requirePayment,
    act: (name, behaviour) =>
      applyOutcome({ payment: requirePayment(name), name: behaviour, provider, providerContext }),
    plan: (reference, behaviour) => plans.set(provider.name, reference, behaviour),
    complete: (name, amountPaisa) => payments.pay(requirePayment(name), amountPaisa),
    refund: (name, amountPaisa) => {
      const completedPayment = requirePayment(name);
      payments.refund(
        completedPayment,
        amountPaisa ?? completedPayment.paidPaisa - sumRefundedPaisa(completedPayment),
      );
    },
    setOutage: (outage) => outages.set(provider.name, outage),
  };
}
