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

test('every table of problems is known, and no reason stands in two', () => {
  const inTables = Object.values(tables).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('_PROBLEMS'))
      .flatMap(([, table]) => Object.keys(table)),
  );
  expect(inTables.toSorted()).toEqual(reasons.toSorted());
});

test('one sentence has one reason', () => {
  const messages = Object.values(PROBLEMS).map(({ message }) => message);
  expect(messages.filter((message, index) => messages.indexOf(message) < index)).toEqual([]);
});

test.each(reasons)('%s is a sentence whose places are all filled', (reason) => {
  const { message } = PROBLEMS[reason];
  const places = [...message.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '');
  const params = Object.fromEntries(places.map((place) => [place, 123_456]));
  const said = new DomainError(reason as UserErrorReason, params).message;
  expect(said).toMatch(/^(?:["A-Z\d]|offset |from ).*\.$/);
  expect(said).not.toMatch(/[{}]/);
});

test('money is whole rupees, in English grouped as it is here', () => {
  const error = new DomainError('COUPON_BELOW_MINIMUM', { leastNpr: 123_456, missingNpr: 1200 });
  expect(error.message).toBe('This coupon is for orders of NPR 1,23,456 or more. Add NPR 1,200 to use it.');
  expect(error.params).toEqual({ leastNpr: 123_456, missingNpr: 1200 });
});
