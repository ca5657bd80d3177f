import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('a problem shows an order status as words and keeps the code in its params', () => {
  const problem = new DomainError('ORDER_STATUS_CHANGE_NOT_ALLOWED', {
    from: 'CONFIRMED',
    to: 'DELIVERED',
    allowed: ['PROCESSING', 'CANCELLED'],
  });
  expect(problem.message).toBe(
    'An order’s status can’t change from confirmed to delivered. Possible next statuses: in preparation or cancelled.',
  );
  expect(problem.params.from).toBe('CONFIRMED');
});
