import fc from 'fast-check';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { PaymentOutcomeName } from '#tools/fakeProviders/behaviours.ts';

// Recent orders and attempts are chosen most often, because old ones rarely change.
const recentIndex = fc.nat({ max: 4 });
const method = fc.constantFrom(...ONLINE_METHODS);
const behaviour = fc.constantFrom<PaymentOutcomeName>(
  ...(['pay', 'pay', 'pay', 'payAndStay', 'payLate', 'payLess', 'payMore'] as const),
  ...(['cancel', 'pending', 'expire', 'ambiguous', 'forge'] as const),
);
// From one minute to the next day, when the store no longer queries providers.
const minutes = fc.constantFrom(1, 1, 1, 6, 6, 16, 61, 90, 1500);

const buildConstant = <const Name extends string>(name: Name) => fc.constant(name);

/** Actions of customers, staff, providers and the clock on payments. Each refers to its objects by index. */
const actionArbitrary = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: buildConstant('place'), method }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: buildConstant('begin'), order: recentIndex, method, isPart: fc.boolean() }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      does: buildConstant('choose'),
      attempt: recentIndex,
      behaviour,
      returnCount: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: buildConstant('returnFromProvider'), attempt: recentIndex }) },
  { weight: 2, arbitrary: fc.record({ does: buildConstant('arrive'), attempt: recentIndex }) },
  { weight: 3, arbitrary: fc.record({ does: buildConstant('ask'), attempt: recentIndex }) },
  { weight: 3, arbitrary: fc.record({ does: buildConstant('wait'), minutes }) },
  { weight: 2, arbitrary: fc.record({ does: buildConstant('cancel'), order: recentIndex }) },
  fc.record({ does: buildConstant('reopen'), order: recentIndex }),
  {
    weight: 3,
    arbitrary: fc.record({ does: buildConstant('refund'), order: recentIndex, isPart: fc.boolean() }),
  },
  fc.record({ does: buildConstant('findOutRefund'), attempt: recentIndex }),
  {
    weight: 5,
    arbitrary: fc.record({
      does: buildConstant('record'),
      attempt: recentIndex,
      referenceKind: fc.constantFrom('TRANSACTION', 'OURS', 'PAGE', 'TYPED_WRONG', 'NOTHING'),
      allowUnverified: fc.constantFrom(true, true, false),
      // True if the provider does not respond while staff record the payment.
      isUnresponsive: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: buildConstant('markPaid'), attempt: recentIndex }) },
  fc.record({ does: buildConstant('decide'), attempt: recentIndex, accept: fc.boolean() }),
  fc.record({
    does: buildConstant('outage'),
    method,
    kind: fc.constantFrom('none', 'none', 'down', 'garbage', 'hangs'),
  }),
  fc.record({ does: buildConstant('kill'), when: fc.constantFrom('BEFORE', 'AFTER') }),
);
export type PaymentAction = typeof actionArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** A sequence of actions, some of which run concurrently. */
export const actionSequences = fc.array(fc.array(actionArbitrary, { minLength: 1, maxLength: 2 }), {
  minLength: 30,
  maxLength: 60,
  size: 'max',
});

type StaffRecordAction = Extract<PaymentAction, { does: 'record' | 'markPaid' }>;

/**
 * A customer pays and does not return to the shop; then staff handle the payment, possibly concurrently with other
 * actions.
 */
function createPaymentWithoutReturn(
  method: OnlineMethod,
  ...actions: [StaffRecordAction, ...PaymentAction[]]
): PaymentAction[][] {
  return [
    [{ does: 'place', method }],
    [{ does: 'choose', attempt: 0, behaviour: 'payAndStay', returnCount: 0 }],
    actions,
  ];
}

const recordAction = { does: 'record', attempt: 0, referenceKind: 'OURS', allowUnverified: true } as const;

/**
 * Sequence in which staff record payments that the provider has received and the store has not settled yet. Staff
 * record the payment first while the provider does not respond. The store settles it first if the provider responds. In
 * a concurrent check, either can be first.
 */
export const staffRecordsFirst: PaymentAction[][] = [
  ...ONLINE_METHODS.flatMap((method) => [
    ...createPaymentWithoutReturn(method, { ...recordAction, isUnresponsive: true }),
    [{ does: 'ask', attempt: 0 } as const],
  ]),
  ...createPaymentWithoutReturn('ESEWA', { ...recordAction, isUnresponsive: false }),
  ...createPaymentWithoutReturn('KHALTI', { does: 'markPaid', attempt: 0 }),
  ...createPaymentWithoutReturn('CONNECTIPS', { does: 'markPaid', attempt: 0 }, { does: 'ask', attempt: 0 }),
];
