import type { PaymentOutcomeName } from './behaviours.ts';
import type { FakePayment, Provider } from './payment.ts';

/** Choices to apply when a payment's page is opened, keyed by the store's reference. */
export class Plans {
  readonly #plans = new Map<string, PaymentOutcomeName>();

  set(provider: Provider, reference: string, name: PaymentOutcomeName): void {
    this.#plans.set(`${provider} ${reference}`, name);
  }

  take({ provider, reference }: FakePayment): PaymentOutcomeName | undefined {
    const key = `${provider} ${reference}`;
    const name = this.#plans.get(key);
    this.#plans.delete(key);
    return name;
  }
}
