import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { PROBLEMS, type UserErrorReason } from './problemTexts.ts';

const tables = import.meta.glob<Record<string, object>>(
  ['../**/*Problems.ts', '!../errors/defineProblems.ts'],
  {
    eager: true,
  },
);
const reasons = Object.keys(PROBLEMS) as UserErrorReason[];

test('all problem tables are included, and no two tables share a reason', () => {
  const reasonsInTables = Object.values(tables).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('_PROBLEMS'))
      .flatMap(([, table]) => Object.keys(table)),
  );
  expect(reasonsInTables.toSorted()).toEqual(reasons.toSorted());
});

test('no two reasons share a message', () => {
  const messages = Object.values(PROBLEMS).map(({ message }) => message);
  expect(messages.filter((message, index) => messages.indexOf(message) < index)).toEqual([]);
});

test.each(reasons)('%s is a complete sentence with all placeholders filled', (reason) => {
  const { message } = PROBLEMS[reason];
  const placeholders = [...message.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder ?? '');
  const params = Object.fromEntries(placeholders.map((placeholder) => [placeholder, 123_456]));
  const filledMessage = new DomainError(reason as UserErrorReason, params).message;
  expect(filledMessage).toMatch(/^(?:["A-Z\d]|offset |from ).*\.$/);
  expect(filledMessage).not.toMatch(/[{}]/);
});

test('formats money in English as whole rupees with Nepali digit grouping', () => {
  const error = new DomainError('COUPON_BELOW_MINIMUM', { minNpr: 123_456, missingNpr: 1200 });
  expect(error.message).toBe(
    'This coupon is for orders of NPR 1,23,456 or more. Spend NPR 1,200 more to use it.',
  );
  expect(error.params).toEqual({ minNpr: 123_456, missingNpr: 1200 });
});
