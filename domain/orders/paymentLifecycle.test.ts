import { describe, expect, test } from 'vitest';
import { getStatusWord } from '#domain/errors/statusWords.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './orderLifecycle.ts';
import { assertPaymentStatusChange, getNextPaymentStatuses } from './paymentLifecycle.ts';

const table: [PaymentStatus, PaymentStatus[]][] = [
  ['UNPAID', ['PAID']],
  ['PART_PAID', ['PAID', 'REFUNDED', 'UNPAID']],
  ['PAID', ['REFUNDED', 'UNPAID']],
  ['PART_REFUNDED', ['REFUNDED']],
  ['REFUNDED', []],
];

describe.each(table)('from %s', (from, allowedStatuses) => {
  test(`a payment can become ${allowedStatuses.join(', ') || 'nothing else'}`, () => {
    expect(getNextPaymentStatuses(from)).toEqual(allowedStatuses);
    for (const to of allowedStatuses) expect(() => assertPaymentStatusChange(from, to)).not.toThrow();
  });

  test('every other change is refused, and the error lists the allowed statuses', () => {
    for (const to of PAYMENT_STATUSES.filter((status) => !allowedStatuses.includes(status))) {
      const names =
        allowedStatuses.length > 0
          ? allowedStatuses.map((status) => getStatusWord('allowed', status)).join(' or ')
          : 'final';
      expect(() => assertPaymentStatusChange(from, to)).toThrow(
        expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
      );
    }
  });
});
