import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { USER_ERROR_CODES } from './userErrorCodes.ts';

test('a domain error carries its reason with its values, its code, its sentence and the field it is about', () => {
  const error = new DomainError('ONLY_LEFT', { count: 2 }, 'lines.2');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'DomainError',
    code: 'OUT_OF_STOCK',
    reason: 'ONLY_LEFT',
    params: { count: 2 },
    message: 'Only 2 left.',
    field: 'lines.2',
  });
});

test('a reason without values needs none', () => {
  expect(new DomainError('ORDER_NOT_FOUND', 'id')).toMatchObject({ params: {}, field: 'id' });
  expect(new DomainError('TWO_FACTOR_OFF').field).toBeUndefined();
});

test('no code is listed twice', () => {
  expect(new Set(USER_ERROR_CODES).size).toBe(USER_ERROR_CODES.length);
});
