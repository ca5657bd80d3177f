import { describe, expect, test } from 'vitest';
import { statusWord } from '#domain/errors/statusWords.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './orderLifecycle.ts';
import { assertPaymentCanMove, nextPaymentStatuses } from './paymentLifecycle.ts';

const table: [PaymentStatus, PaymentStatus[]][] = [
  ['UNPAID', ['PAID']],
  ['PART_PAID', ['PAID', 'REFUNDED', 'UNPAID']],
  ['PAID', ['REFUNDED', 'UNPAID']],
  ['PART_REFUNDED', ['REFUNDED']],
  ['REFUNDED', []],
];

describe.each(table)('from %s', (from, allowed) => {
  test(`a payment can become ${allowed.join(', ') || 'nothing else'}`, () => {
    expect(nextPaymentStatuses(from)).toEqual(allowed);
    for (const to of allowed) expect(() => assertPaymentCanMove(from, to)).not.toThrow();
  });

  test('refuses every other change and names the allowed ones', () => {
    for (const to of PAYMENT_STATUSES.filter((status) => !allowed.includes(status))) {
      const names =
        allowed.length > 0 ? allowed.map((status) => statusWord('allowed', status)).join(' or ') : 'final';
      expect(() => assertPaymentCanMove(from, to)).toThrow(
        expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
      );
    }
  });
});
