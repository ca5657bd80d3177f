import type { FakePayments } from './fakePayments.ts';
import type { FakePayment, Provider } from './payment.ts';

/** What the browser says when it comes back to the store. */
export type Claim = 'paid' | 'pending' | 'cancelled' | 'forged';

interface Behaviour {
  label: string;
  /** What becomes of it, for whoever is about to press. */
  hint: string;
  /** The providers that know of it; all where none is named. */
  only?: readonly Provider[];
  act(payments: FakePayments, payment: FakePayment): void;
  /** With what the browser comes back; null where it does not. */
  claim: Claim | null;
  /** How it comes back: at once where nothing is said. */
  comesBack?: 'late' | 'twice';
}

export const LATE_MS = 8000;

/** What a buyer can do at a provider's page, in the order in which it is offered. */
const BEHAVIOURS = {
  pay: {
    label: 'Pay',
    hint: 'The money is sent and you come back to the store.',
    act: (payments, payment) => payments.pay(payment),
    claim: 'paid',
  },
  cancel: {
    label: 'Cancel',
    hint: 'Nothing is paid and you come back.',
    act: (_, payment) => {
      payment.state = 'CANCELLED';
    },
    claim: 'cancelled',
  },
  pending: {
    label: 'Leave it pending',
    hint: 'You come back; the provider has begun and not ended it.',
    act: (_, payment) => {
      payment.state = 'PENDING';
    },
    claim: 'pending',
  },
  payAndStay: {
    label: 'Pay, but do not come back',
    hint: 'The money is sent and the window is closed: the store has to ask.',
    act: (payments, payment) => payments.pay(payment),
    claim: null,
  },
  payLate: {
    label: 'Pay, and come back late',
    hint: `The money arrives after ${LATE_MS / 1000} seconds, and you come back then.`,
    act: (payments, payment) => payments.payIn(payment, LATE_MS),
    claim: 'paid',
    comesBack: 'late',
  },
  expire: {
    label: 'Time out',
    hint: 'The link expires before anything is paid.',
    act: (_, payment) => {
      payment.state = 'EXPIRED';
    },
    claim: null,
  },
  ambiguous: {
    label: 'Ambiguous',
    hint: 'The payment halts half-way, and the provider does not know of it.',
    only: ['esewa'],
    act: (_, payment) => {
      payment.state = 'AMBIGUOUS';
    },
    claim: 'pending',
  },
  payLess: {
    label: 'Pay less than is asked',
    hint: 'A tenth of it is missing.',
    act: (payments, payment) => payments.pay(payment, wrong(payment, -1)),
    claim: 'paid',
  },
  payMore: {
    label: 'Pay more than is asked',
    hint: 'A tenth is sent beside it.',
    act: (payments, payment) => payments.pay(payment, wrong(payment, 1)),
    claim: 'paid',
  },
  payTwice: {
    label: 'Pay, and come back twice',
    hint: 'It is paid once; the store is told of it two times.',
    act: (payments, payment) => payments.pay(payment),
    claim: 'paid',
    comesBack: 'twice',
  },
  forge: {
    label: 'Come back with a forged answer',
    hint: 'Nothing is paid; the answer says that it is, with a false signature where there is one.',
    act: () => {},
    claim: 'forged',
  },
} as const satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof BEHAVIOURS;

export function behaviour(name: BehaviourName): Behaviour {
  return BEHAVIOURS[name];
}

export function isBehaviour(name: unknown): name is BehaviourName {
  return typeof name === 'string' && Object.hasOwn(BEHAVIOURS, name);
}

export function behavioursOf(provider: Provider): { name: BehaviourName; behaviour: Behaviour }[] {
  return (Object.keys(BEHAVIOURS) as BehaviourName[])
    .map((name) => ({ name, behaviour: behaviour(name) }))
    .filter(({ behaviour: { only } }) => !only || only.includes(provider));
}

/** A tenth of what is asked for, to whole rupees and at least one, less or more. */
function wrong({ askedPaisa }: FakePayment, sign: 1 | -1): number {
  return askedPaisa + sign * Math.max(100, Math.round(askedPaisa / 1000) * 100);
}
