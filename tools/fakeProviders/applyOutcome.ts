import { type BehaviourName, behaviour } from './behaviours.ts';
import type { Bank, FakeProvider } from './fakeProvider.ts';
import type { FakePayment } from './payment.ts';

/** Does what a buyer has chosen, and answers where the browser goes with it; null where it stays away. */
export function actOn({
  payment,
  name,
  provider,
  bank: { payments },
}: {
  payment: FakePayment;
  name: BehaviourName;
  provider: FakeProvider;
  bank: Bank;
}): string | null {
  const { act, claim } = behaviour(name);
  act(payments, payment);
  return claim && provider.returnAddress(payment, claim);
}
