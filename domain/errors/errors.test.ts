import { expect, test } from 'vitest';
import { DomainError, USER_ERROR_CODES } from './errors.ts';

test('a domain error carries its code, its sentence and the field it is about', () => {
  const error = new DomainError('OUT_OF_STOCK', 'Only one is left.', 'lines.2');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'DomainError',
    code: 'OUT_OF_STOCK',
    message: 'Only one is left.',
    field: 'lines.2',
  });
});

test('no code is listed twice', () => {
  expect(new Set(USER_ERROR_CODES).size).toBe(USER_ERROR_CODES.length);
});
