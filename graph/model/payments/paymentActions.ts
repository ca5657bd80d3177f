import fc from 'fast-check';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { BehaviourName } from '#tools/fakeProviders/behaviours.ts';

// The last ones most: what is long over answers little.
const which = fc.nat({ max: 4 });
const method = fc.constantFrom(...ONLINE_METHODS);
const behaviour = fc.constantFrom<BehaviourName>(
  ...(['pay', 'pay', 'pay', 'payAndStay', 'payLate', 'payLess', 'payMore'] as const),
  ...(['cancel', 'pending', 'expire', 'ambiguous', 'forge'] as const),
);
// From a look a moment later to the day after, when nobody asks a provider any more.
const minutes = fc.constantFrom(1, 1, 1, 6, 6, 16, 61, 90, 1500);

const doing = <const Name extends string>(name: Name) => fc.constant(name);

/** What buyers, staff, providers and the clock can do about money; each names by numbers what it is about. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: doing('place'), method }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: doing('begin'), order: which, method, isPart: fc.boolean() }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      does: doing('choose'),
      attempt: which,
      behaviour,
      comesBack: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: doing('comeBackAgain'), attempt: which }) },
  { weight: 2, arbitrary: fc.record({ does: doing('arrive'), attempt: which }) },
  { weight: 3, arbitrary: fc.record({ does: doing('ask'), attempt: which }) },
  { weight: 3, arbitrary: fc.record({ does: doing('wait'), minutes }) },
  { weight: 2, arbitrary: fc.record({ does: doing('cancel'), order: which }) },
  fc.record({ does: doing('reopen'), order: which }),
  { weight: 3, arbitrary: fc.record({ does: doing('refund'), order: which, isPart: fc.boolean() }) },
  fc.record({ does: doing('findOutRefund'), attempt: which }),
  {
    weight: 5,
    arbitrary: fc.record({
      does: doing('record'),
      attempt: which,
      called: fc.constantFrom('TRANSACTION', 'OURS', 'PAGE', 'TYPED_WRONG', 'NOTHING'),
      allowUnverified: fc.constantFrom(true, true, false),
      // True if the provider is silent meanwhile.
      isSilent: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: doing('markPaid'), attempt: which }) },
  fc.record({ does: doing('decide'), attempt: which, accept: fc.boolean() }),
  fc.record({
    does: doing('outage'),
    method,
    kind: fc.constantFrom('none', 'none', 'down', 'garbage', 'hangs'),
  }),
  fc.record({ does: doing('kill'), when: fc.constantFrom('BEFORE', 'AFTER') }),
);
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** A play: now and then two things are done in the same moment. */
export const plays = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), {
  minLength: 30,
  maxLength: 60,
  size: 'max',
});

type Desk = Extract<Act, { does: 'record' | 'markPaid' }>;

/** Somebody pays and does not come back; then staff act on it, and maybe others in the same moment. */
function paidUnseen(method: OnlineMethod, ...moment: [Desk, ...Act[]]): Act[][] {
  return [
    [{ does: 'place', method }],
    [{ does: 'choose', attempt: 0, behaviour: 'payAndStay', comesBack: 0 }],
    moment,
  ];
}

const recorded = { does: 'record', attempt: 0, called: 'OURS', allowUnverified: true } as const;

/**
 * A play in which staff go by money that its provider has and the store does not know of: they are the first while the
 * provider is silent, the store is the first where it answers, and either is where somebody asks in the same moment.
 */
export const atTheDeskFirst: Act[][] = [
  ...ONLINE_METHODS.flatMap((method) => [
    ...paidUnseen(method, { ...recorded, isSilent: true }),
    [{ does: 'ask', attempt: 0 } as const],
  ]),
  ...paidUnseen('ESEWA', { ...recorded, isSilent: false }),
  ...paidUnseen('KHALTI', { does: 'markPaid', attempt: 0 }),
  ...paidUnseen('CONNECTIPS', { does: 'markPaid', attempt: 0 }, { does: 'ask', attempt: 0 }),
];
