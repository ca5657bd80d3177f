import type { FakePayments } from './fakePayments.ts';
import type { FakePayment, Provider } from './payment.ts';

/** Result that the browser reports when it returns to the store. */
export type ReportedResult = 'paid' | 'pending' | 'cancelled' | 'forged';

interface PaymentOutcome {
  label: string;
  /** Outcome, shown on the button. */
  hint: string;
  /** Providers that offer this choice; all by default. */
  providers?: readonly Provider[];
  apply(payments: FakePayments, payment: FakePayment): void;
  /** Result reported on return; null if the browser does not return. */
  reportedResult: ReportedResult | null;
  /** The browser returns once and immediately by default. */
  returnMode?: 'late' | 'twice';
}

export const LATE_RETURN_MS = 8000;

/** Choices on a provider's page, in display order. */
const PAYMENT_OUTCOMES = {
  pay: {
    label: 'Pay',
    hint: 'The money is sent, and you return to the store.',
    apply: (payments, payment) => payments.pay(payment),
    reportedResult: 'paid',
  },
  cancel: {
    label: 'Cancel',
    hint: 'Nothing is paid, and you return to the store.',
    apply: (_, payment) => {
      payment.state = 'CANCELLED';
    },
    reportedResult: 'cancelled',
  },
  pending: {
    label: 'Leave pending',
    hint: 'You return to the store while the provider is still processing the payment.',
    apply: (_, payment) => {
      payment.state = 'PENDING';
    },
    reportedResult: 'pending',
  },
  payAndStay: {
    label: 'Pay without returning',
    hint: 'The money is sent and the window is closed. The store has to query the provider.',
    apply: (payments, payment) => payments.pay(payment),
    reportedResult: null,
  },
  payLate: {
    label: 'Pay and return late',
    hint: `The money arrives after ${LATE_RETURN_MS / 1000} seconds; then you return to the store.`,
    apply: (payments, payment) => payments.payAfter(payment, LATE_RETURN_MS),
    reportedResult: 'paid',
    returnMode: 'late',
  },
  expire: {
    label: 'Time out',
    hint: 'The link expires before anything is paid.',
    apply: (_, payment) => {
      payment.state = 'EXPIRED';
    },
    reportedResult: null,
  },
  ambiguous: {
    label: 'Ambiguous',
    hint: 'The payment stops half-way, and the provider does not know its result.',
    providers: ['esewa'],
    apply: (_, payment) => {
      payment.state = 'AMBIGUOUS';
    },
    reportedResult: 'pending',
  },
  payLess: {
    label: 'Pay too little',
    hint: 'A tenth of the amount is missing.',
    apply: (payments, payment) => payments.pay(payment, calculateWrongAmount(payment, -1)),
    reportedResult: 'paid',
  },
  payMore: {
    label: 'Pay too much',
    hint: 'A tenth more than the amount is sent.',
    apply: (payments, payment) => payments.pay(payment, calculateWrongAmount(payment, 1)),
    reportedResult: 'paid',
  },
  payTwice: {
    label: 'Pay and return twice',
    hint: 'The payment is made once, but the browser returns twice.',
    apply: (payments, payment) => payments.pay(payment),
    reportedResult: 'paid',
    returnMode: 'twice',
  },
  forge: {
    label: 'Return with a forged result',
    hint: 'Nothing is paid. The result claims otherwise, with a false signature if the provider signs.',
    apply: () => {},
    reportedResult: 'forged',
  },
} as const satisfies Record<string, PaymentOutcome>;

export type PaymentOutcomeName = keyof typeof PAYMENT_OUTCOMES;

export function getPaymentOutcome(name: PaymentOutcomeName): PaymentOutcome {
  return PAYMENT_OUTCOMES[name];
}

export function isPaymentOutcomeName(name: unknown): name is PaymentOutcomeName {
  return typeof name === 'string' && Object.hasOwn(PAYMENT_OUTCOMES, name);
}

export function listOutcomes(provider: Provider): { name: PaymentOutcomeName; behaviour: PaymentOutcome }[] {
  return (Object.keys(PAYMENT_OUTCOMES) as PaymentOutcomeName[])
    .map((name) => ({ name, behaviour: getPaymentOutcome(name) }))
    .filter(({ behaviour: { providers } }) => !providers || providers.includes(provider));
}

/** Returns the amount plus or minus a tenth, rounded to whole rupees; the difference is at least one rupee. */
function calculateWrongAmount({ askedPaisa }: FakePayment, direction: 1 | -1): number {
  return askedPaisa + direction * Math.max(100, Math.round(askedPaisa / 1000) * 100);
}
