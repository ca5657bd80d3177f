import type { BehaviourName } from './behaviours.ts';
import type { FakePayment, Provider } from './payment.ts';

/** What is done to payments as soon as their page is opened, without anybody pressing: by the store's name for them. */
export class Plans {
  readonly #plans = new Map<string, BehaviourName>();

  set(provider: Provider, reference: string, name: BehaviourName): void {
    this.#plans.set(`${provider} ${reference}`, name);
  }

  take({ provider, reference }: FakePayment): BehaviourName | undefined {
    const key = `${provider} ${reference}`;
    const name = this.#plans.get(key);
    this.#plans.delete(key);
    return name;
  }
}
