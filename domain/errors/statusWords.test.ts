import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('a problem says where an order stands in words, and keeps the codes for programs', () => {
  const problem = new DomainError('ORDER_CANNOT_BECOME', {
    from: 'CONFIRMED',
    to: 'DELIVERED',
    allowed: ['PROCESSING', 'CANCELLED'],
  });
  expect(problem.message).toBe(
    'An order that is confirmed cannot become delivered. From confirmed it can become in preparation or cancelled.',
  );
  expect(problem.params.from).toBe('CONFIRMED');
});
